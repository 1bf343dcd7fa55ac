import CoreGraphics
import Foundation

/// What a view takes over from the one whose geometry it matches.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Where the views are that others match.
@MainActor
package final class MatchedGeometry {
  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  private struct Source {
    weak var node: MatchedGeometryNode?
    var frame: CGRect
  }

  private var sources: [Key: Source] = [:]
  private var followers: [Key: [WeakFollower]] = [:]

  /// Whether any view has shared its geometry.
  var isUsed: Bool { !sources.isEmpty }

  /// The frame of the source in the root's space, in points; nil when that is `node`, or none.
  func frame(for key: Key, besides node: MatchedGeometryNode) -> CGRect? {
    sources[key]?.node === node ? nil : frame(for: key)
  }

  private struct WeakFollower { weak var node: MatchedGeometryNode? }

  /// The frame of the source in the root's space, in points; nil when there is none.
  func frame(for key: Key) -> CGRect? {
    guard let source = sources[key], source.node?.flags.contains(.removed) == false else {
      return nil
    }
    return source.frame
  }

  /// Takes note of where a source is.
  ///
  /// - Returns: The frame of the view that was the source before; nil if that was the same one.
  @discardableResult
  func note(_ node: MatchedGeometryNode, at frame: CGRect, for key: Key) -> CGRect? {
    let old = sources[key]
    if let old, old.node === node, old.frame == frame { return nil }
    sources[key] = Source(node: node, frame: frame)
    defer { tellFollowers(of: key, but: node) }
    return old?.node === node ? nil : old?.frame
  }

  private func tellFollowers(of key: Key, but node: MatchedGeometryNode) {
    for follower in followers[key] ?? [] where follower.node !== node {
      follower.node?.invalidatePlacement()
    }
  }

  func follow(_ key: Key, _ node: MatchedGeometryNode) {
    followers[key, default: []].removeAll { $0.node == nil || $0.node === node }
    followers[key, default: []].append(WeakFollower(node: node))
  }

  func forget(_ key: Key, _ node: MatchedGeometryNode) {
    followers[key]?.removeAll { $0.node == nil || $0.node === node }
    if sources[key]?.node === node {
      sources[key] = nil
      for follower in followers[key] ?? [] { follower.node?.invalidatePlacement() }
    }
  }
}

/// Shares the geometry of a view, or takes over that of another one.
package nonisolated struct MatchedGeometryModifier: _ElementModifier {
  package typealias Body = Never

  let key: MatchedGeometry.Key
  package let properties: MatchedGeometryProperties
  package let anchor: UnitPoint
  package let isSource: Bool

  @MainActor
  package static func _makeWrapper(_ modifier: Self, _ context: _NodeContext) -> _Node {
    MatchedGeometryNode(modifier, context)
  }

  @MainActor
  package static func _updateWrapper(_ wrapper: _Node, to modifier: Self) {
    unsafeDowncast(wrapper, to: MatchedGeometryNode.self).update(modifier)
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("matchedGeometryEffect") }
}

/// The place of a matched view.
///
/// A source is where its layout puts it; the others keep their room in the layout, but stand where
/// the source is.
@MainActor
package final class MatchedGeometryNode: WrapperNode, PlaceObserver {
  private var modifier: MatchedGeometryModifier

  init(_ modifier: MatchedGeometryModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    graph.addPlaceObserver(self)
    if !modifier.isSource { graph.matchedGeometry.follow(modifier.key, self) }
  }

  func update(_ new: MatchedGeometryModifier) {
    let old = modifier
    guard
      old.key != new.key || old.isSource != new.isSource || old.properties != new.properties
        || old.anchor != new.anchor
    else { return }
    graph.matchedGeometry.forget(old.key, self)
    modifier = new
    if !new.isSource { graph.matchedGeometry.follow(new.key, self) }
    invalidatePlacement()
  }

  /// Called after each layout: the view may have moved without being placed again.
  package func checkPlace() {
    if modifier.isSource {
      guard isInVisiblePart, !graph.leaving.contains(self) else { return }
      let frame = rootFrame
      guard let old = graph.matchedGeometry.note(self, at: frame, for: modifier.key),
        graph.animatesMovements, let element
      else { return }
      graph.movements.note(element, from: place(in: frame, asIn: old), to: element.frame)
    } else if placedOrigin != rootOrigin {
      invalidatePlacement()
    }
  }

  /// Where the element stands if it takes over from a view with another frame.
  private func place(in frame: CGRect, asIn old: CGRect) -> CGRect {
    guard let element else { return .zero }
    let size = modifier.properties.contains(.size) ? old.size : frame.size
    guard modifier.properties.contains(.position) else {
      return CGRect(origin: element.origin, size: size)
    }
    let anchor = modifier.anchor
    return CGRect(
      x: old.minX + (old.width - size.width) * anchor.x - frame.minX,
      y: old.minY + (old.height - size.height) * anchor.y - frame.minY,
      width: size.width, height: size.height)
  }

  /// How far the view has to move to stand where the view stands that is the source after it.
  ///
  /// `frame`: Where it stands, in the root's space, in points.
  func wayToSuccessor(from frame: CGRect) -> CGSize? {
    guard modifier.properties.contains(.position),
      let target = graph.matchedGeometry.frame(for: modifier.key, besides: self)
    else { return nil }
    let anchor = modifier.anchor
    return CGSize(
      width: target.minX - frame.minX + (target.width - frame.width) * anchor.x,
      height: target.minY - frame.minY + (target.height - frame.height) * anchor.y)
  }

  private var placedOrigin = CGPoint.zero

  package override func placeChildren() {
    placedOrigin = rootOrigin
    guard let element else { return }
    guard !modifier.isSource, let source = graph.matchedGeometry.frame(for: modifier.key) else {
      element.place(at: .zero, placedProposal)
      return
    }
    let proposal =
      modifier.properties.contains(.size) ? Proposal(source.size) : placedProposal
    let size = element.sizeThatFits(proposal)
    var origin = CGPoint.zero
    if modifier.properties.contains(.position) {
      let anchor = modifier.anchor
      origin = CGPoint(
        x: source.minX + (source.width - size.width) * anchor.x - placedOrigin.x,
        y: source.minY + (source.height - size.height) * anchor.y - placedOrigin.y)
    }
    element.place(at: origin, proposal)
  }

  package override func tearDown() {
    super.tearDown()
    graph.matchedGeometry.forget(modifier.key, self)
  }
}

extension View {
  /// Gives the view the frame of the one with the same name that is the source, or makes it the
  /// source.
  ///
  /// A view that becomes the source while another one leaves, in an animated change, runs from that
  /// one's frame to its own.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometry.Key(namespace: namespace, id: AnyHashable(id)),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}

extension ViewGraph {
  /// Whether any view has shared its geometry.
  var sharesGeometry: Bool { matchedGeometry.isUsed }
}

extension LayoutNode {
  /// The outermost place at which the view shares its geometry.
  var matchedGeometry: MatchedGeometryNode? {
    var next: LayoutNode? = self
    while let node = next {
      if let node = node as? MatchedGeometryNode { return node }
      next = (node as? WrapperNode)?.element
    }
    return nil
  }
}
