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
package final class MatchedGeometry: GraphPart {
  package init(_ graph: ViewGraph) {}

  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  /// A view that shares its frame.
  private struct Source {
    weak var node: MatchedGeometryNode?
    /// In the root's space, in points.
    var frame: CGRect
    /// The turn in which the view gave up; the one that follows it in that turn comes from its place.
    var endTurn: Int?
  }

  private struct WeakFollower { weak var node: MatchedGeometryNode? }

  private var sources: [Key: Source] = [:]
  private var followers: [Key: [WeakFollower]] = [:]
  /// The names whose source has given up, to be forgotten in a later turn.
  private var ended: [Key] = []

  /// The frame of the source in the root's space, in points; nil when that is `node`, or none.
  func frame(for key: Key, besides node: MatchedGeometryNode) -> CGRect? {
    guard let source = sources[key], source.endTurn == nil, let other = source.node,
      other !== node, !other.flags.contains(.removed)
    else { return nil }
    return source.frame
  }

  /// Takes note of where a source is.
  ///
  /// A source that is still there goes before one that comes later.
  /// - Returns: Where the view is seen, in the root's space, that was the source until this turn;
  ///   nil if there was none.
  func note(_ node: MatchedGeometryNode, at frame: CGRect, for key: Key) -> CGRect? {
    let old = sources[key]
    if let old, old.node === node, old.endTurn == nil {
      guard old.frame != frame else { return nil }
      sources[key]?.frame = frame
      tellFollowers(of: key, but: node)
      return nil
    }
    if let other = old?.node, old?.endTurn == nil, other.sharesGeometry(for: key) { return nil }
    var start: CGRect?
    if let old {
      let isRecent = old.endTurn == nil || old.endTurn == node.graph.statistics.turns
      if isRecent { start = old.endTurn == nil ? old.node?.seenFrame ?? old.frame : old.frame }
    }
    sources[key] = Source(node: node, frame: frame)
    tellFollowers(of: key, but: node)
    return start
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

  func unfollow(_ key: Key, _ node: MatchedGeometryNode) {
    followers[key]?.removeAll { $0.node == nil || $0.node === node }
    if followers[key]?.isEmpty == true { followers[key] = nil }
  }

  private func forgetSources(before turn: Int) {
    ended.removeAll { key in
      if let endTurn = sources[key]?.endTurn {
        guard endTurn < turn else { return false }
        sources[key] = nil
      }
      return true
    }
  }

  /// Ends what a node shares and follows; `frame` is where it is seen, in the root's space.
  func forget(_ key: Key, _ node: MatchedGeometryNode, seenAt frame: CGRect) {
    unfollow(key, node)
    guard let source = sources[key], source.node === node, source.endTurn == nil else { return }
    let turn = node.graph.statistics.turns
    forgetSources(before: turn)
    sources[key]?.endTurn = turn
    sources[key]?.frame = frame
    ended.append(key)
    for follower in followers[key] ?? [] { follower.node?.invalidatePlacement() }
  }
}

extension ViewGraph {
  /// Where the views with geometry to share are.
  package var matchedGeometry: MatchedGeometry { self[MatchedGeometry.self] }
}
