import CoreGraphics
import Foundation

/// Shares the geometry of a view, or takes over that of another one.
package nonisolated struct MatchedGeometryModifier: ElementModifier {
  let key: MatchedGeometry.Key
  package let properties: MatchedGeometryProperties
  package let anchor: UnitPoint
  package let isSource: Bool

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> MatchedGeometryNode {
    MatchedGeometryNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: MatchedGeometryNode) { node.update(self) }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("matchedGeometryEffect") }
}

/// The place of a matched view.
///
/// A source is where its layout puts it; the others keep their room in the layout, but stand where
/// the source is. A view on its way out follows the one that has taken its place.
@MainActor
package final class MatchedGeometryNode: WrapperNode, PlaceObserver {
  private var modifier: MatchedGeometryModifier
  /// Whether it is on its way out.
  private var isLeaving = false
  /// Where it stood in the root's space when the element was placed, in points.
  private var placedOrigin = CGPoint.zero
  /// Where it was seen last, in the root's space, in points.
  private var lastSeenFrame = CGRect.zero

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
    graph.matchedGeometry.forget(old.key, self, seenAt: lastSeenFrame)
    modifier = new
    if !new.isSource { graph.matchedGeometry.follow(new.key, self) }
    invalidatePlacement()
  }

  /// Whether others may take over the geometry of this view.
  func sharesGeometry(for key: MatchedGeometry.Key) -> Bool {
    modifier.isSource && modifier.key == key && !flags.contains(.removed)
      && !graph.leaving.contains(self)
  }

  /// Called after each layout: the view may have moved without being placed again.
  package func checkPlace() {
    guard isInVisiblePart else { return }
    noteLeaving()
    defer { lastSeenFrame = seenFrame }
    guard modifier.isSource, !isLeaving else {
      if placedOrigin != standingOrigin { invalidatePlacement() }
      return
    }
    let frame = rootFrame
    guard let old = graph.matchedGeometry.note(self, at: frame, for: modifier.key),
      graph.animatesMovements, let element
    else { return }
    let start = place(asIn: old, from: seenRootOrigin, CGRect(origin: .zero, size: frame.size))
    graph.movements.note(element, from: start, to: element.frame)
  }

  /// Follows the view that takes its place while it is on its way out.
  private func noteLeaving() {
    let wasLeaving = isLeaving
    isLeaving = !graph.leaving.isEmpty && graph.leaving.contains(self)
    guard isLeaving != wasLeaving, modifier.isSource else { return }
    if isLeaving {
      graph.matchedGeometry.follow(modifier.key, self)
    } else {
      graph.matchedGeometry.unfollow(modifier.key, self)
    }
    invalidatePlacement()
  }

  // MARK: Where it stands

  /// The origin in the root's space, also while the view is drawn apart from its old parents.
  private var standingOrigin: CGPoint {
    isLeaving ? graph.leaving.rootOrigin(of: self) : rootOrigin
  }

  /// Where the element is seen now, in the root's space, in points.
  var seenFrame: CGRect {
    let isLeaving = isLeaving || (!graph.leaving.isEmpty && graph.leaving.contains(self))
    let origin = isLeaving ? graph.leaving.rootOrigin(of: self) : seenRootOrigin
    guard let element else { return CGRect(origin: origin, size: size) }
    let frame = element.flags.contains(.moving) ? graph.movements.frame(of: element) : element.frame
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The frame of the element in the node's space when it stands as a view at `other` does.
  ///
  /// `other` is in the root's space, as is `origin`, that of this node. `own` is the frame that the
  /// element has by itself.
  private func place(asIn other: CGRect, from origin: CGPoint, _ own: CGRect) -> CGRect {
    let size = modifier.properties.contains(.size) ? other.size : own.size
    return CGRect(origin: place(of: size, asIn: other, from: origin) ?? own.origin, size: size)
  }

  /// Where something of a size stands whose anchor is on that of `other`; nil if it keeps its place.
  private func place(of size: CGSize, asIn other: CGRect, from origin: CGPoint) -> CGPoint? {
    guard modifier.properties.contains(.position) else { return nil }
    let anchor = modifier.anchor
    return CGPoint(
      x: other.minX + (other.width - size.width) * anchor.x - origin.x,
      y: other.minY + (other.height - size.height) * anchor.y - origin.y)
  }

  package override func placeChildren() {
    placedOrigin = standingOrigin
    guard let element else { return }
    guard !modifier.isSource || isLeaving,
      let source = graph.matchedGeometry.frame(for: modifier.key, besides: self)
    else {
      element.place(at: .zero, placedProposal)
      return
    }
    let proposal =
      modifier.properties.contains(.size) ? Proposal(source.size) : placedProposal
    let origin = place(of: element.sizeThatFits(proposal), asIn: source, from: placedOrigin)
    element.place(at: origin ?? .zero, proposal)
  }

  package override func tearDown() {
    super.tearDown()
    graph.matchedGeometry.forget(modifier.key, self, seenAt: lastSeenFrame)
  }
}

extension View {
  /// Gives the view the frame of the one with the same name that is the source, or makes it the
  /// source.
  ///
  /// A view that becomes the source while another one leaves, in an animated change, runs from that
  /// one's frame to its own, and the one that leaves goes along with it.
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
