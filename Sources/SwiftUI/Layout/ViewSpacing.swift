import Foundation
import Typesetting

/// What a view prefers as distance to its neighbours, edge by edge.
public struct ViewSpacing: Sendable {
  /// What one edge of a view is like to its neighbour.
  package enum EdgeKind: Sendable, Equatable {
    /// The usual distance.
    case standard
    /// No distance at all: an edge of a `Spacer` or of nothing.
    case zero
    /// The edge of a text: the distance follows from the font.
    case text(SharedFontMetrics)
  }

  package var top = EdgeKind.standard
  package var leading = EdgeKind.standard
  package var bottom = EdgeKind.standard
  package var trailing = EdgeKind.standard

  /// The usual distance between two views, in points.
  package static let standardDistance: CGFloat = 8

  public init() {}

  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.setAll(.zero)
    return spacing
  }()

  /// Whether all edges ask for the same as those of another view.
  package func isSame(as other: ViewSpacing) -> Bool {
    top == other.top && leading == other.leading && bottom == other.bottom
      && trailing == other.trailing
  }

  package mutating func setAll(_ kind: EdgeKind) {
    top = kind
    leading = kind
    bottom = kind
    trailing = kind
  }

  /// Takes over the preferences of another view on the given edges, where they ask for more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.union(top, other.top) }
    if edges.contains(.leading) { leading = Self.union(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.union(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.union(trailing, other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  private static func union(_ lhs: EdgeKind, _ rhs: EdgeKind) -> EdgeKind {
    switch (lhs, rhs) {
    case (.zero, let other), (let other, .zero): other
    case (.standard, _), (_, .standard): .standard
    case (.text(let a), .text(let b)): .text(a.value.lineHeight >= b.value.lineHeight ? a : b)
    }
  }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    distance(to: next, along: axis, scale: 3)
  }

  package func distance(to next: ViewSpacing, along axis: Axis, scale: CGFloat) -> CGFloat {
    if axis == .horizontal {
      return trailing == .zero || next.leading == .zero ? 0 : Self.standardDistance
    }
    switch (bottom, next.top) {
    case (.zero, _), (_, .zero):
      return 0
    case (.text, .text(let lower)):
      return TextSpacing.textAboveText(lower: lower.value, scale: scale)
    case (.standard, .text(let lower)):
      return TextSpacing.shapeAboveText(lower.value, scale: scale)
    case (.text(let upper), .standard):
      return TextSpacing.textAboveShape(upper.value, scale: scale)
    case (.standard, .standard):
      return Self.standardDistance
    }
  }
}
