import CoreGraphics

/// How content moves under a finger and after it.
package enum ScrollPhysics {
  /// The part of the speed that is left after a millisecond: `UIScrollView.DecelerationRate.normal`.
  ///
  /// Documented value of iOS 2 and later.
  package static let normalRate: CGFloat = 0.998
  /// The same for `.fast`, documented, by which the wheels of pickers turn too, which is unsure.
  package static let fastRate: CGFloat = 0.99
  /// How much of a way beyond an edge shows at its beginning; known.
  private static let rubberBandStiffness: CGFloat = 0.55

  /// How far content rolls after the finger has left it, in points.
  ///
  /// `velocity` is in points per second; the way has its sign. A rate of 1 or more never ends: infinite. By the
  /// projection that Apple shows for interfaces that flow.
  package static func rollingDistance(
    velocity: CGFloat, rate: CGFloat = normalRate
  ) -> CGFloat {
    guard velocity != 0 else { return 0 }
    guard rate < 1 else { return velocity < 0 ? -.infinity : .infinity }
    return velocity * rate / (1 - rate) / 1000
  }

  /// Where content shows that a finger would have at `offset`, when it may go from 0 to `limit`.
  ///
  /// Beyond an edge it follows less and less, never farther than `length`, the length of what scrolls: known.
  /// Without a length it stays at the edge.
  package static func rubberBanded(
    _ offset: CGFloat, from start: CGFloat = 0, to limit: CGFloat, length: CGFloat
  ) -> CGFloat {
    if offset < start { return start - shown(start - offset, length) }
    if offset > limit { return limit + shown(offset - limit, length) }
    return offset
  }

  /// How much of a way beyond an edge shows, in points.
  private static func shown(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (distance * rubberBandStiffness / length + 1)) * length
  }
}
