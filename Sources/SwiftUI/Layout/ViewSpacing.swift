import Foundation
import Typesetting

/// What a view prefers as distance to its neighbours, edge by edge.
public struct ViewSpacing: Sendable {
  /// What one edge of a view is like to its neighbour.
  package struct EdgeKind: Sendable, Equatable {
    /// 0, 1, or the address of a font's metrics: containers keep four kinds each.
    private let bits: UInt

    // Transparent, since stacks compare edges by the thousand, and debug builds inline nothing else.
    @_transparent private init(bits: UInt) { self.bits = bits }

    /// The usual distance.
    @_transparent package static var standard: EdgeKind { EdgeKind(bits: 0) }
    /// No distance at all: an edge of a `Spacer` or of nothing.
    @_transparent package static var zero: EdgeKind { EdgeKind(bits: 1) }

    @_transparent
    package static func == (one: EdgeKind, other: EdgeKind) -> Bool { one.bits == other.bits }

    /// The edge of a text: the distance follows from the font.
    package static func text(_ metrics: SharedFontMetrics) -> EdgeKind {
      EdgeKind(bits: metrics.address)
    }

    /// The metrics of the font where a text has its edge.
    fileprivate var metrics: FontMetrics? {
      bits > 1 ? SharedFontMetrics(address: bits).value : nil
    }
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

  package mutating func formUnionOfSides(_ other: ViewSpacing) {
    leading = Self.union(leading, other.leading)
    trailing = Self.union(trailing, other.trailing)
  }

  package mutating func formUnionOfTopAndBottom(_ other: ViewSpacing) {
    top = Self.union(top, other.top)
    bottom = Self.union(bottom, other.bottom)
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  private static func union(_ lhs: EdgeKind, _ rhs: EdgeKind) -> EdgeKind {
    if lhs == rhs || rhs == .zero { return lhs }
    if lhs == .zero { return rhs }
    guard let first = lhs.metrics, let second = rhs.metrics else { return .standard }
    return first.lineHeight >= second.lineHeight ? lhs : rhs
  }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    distance(to: next, along: axis, scale: 3)
  }

  package func distance(to next: ViewSpacing, along axis: Axis, scale: CGFloat) -> CGFloat {
    if axis == .horizontal {
      return trailing == .zero || next.leading == .zero ? 0 : Self.standardDistance
    }
    if bottom == .zero || next.top == .zero { return 0 }
    switch (bottom.metrics, next.top.metrics) {
    case (_?, let lower?): return TextSpacing.textAboveText(lower: lower, scale: scale)
    case (nil, let lower?): return TextSpacing.shapeAboveText(lower, scale: scale)
    case (let upper?, nil): return TextSpacing.textAboveShape(upper, scale: scale)
    case (nil, nil): return Self.standardDistance
    }
  }
}
