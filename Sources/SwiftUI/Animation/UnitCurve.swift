import Foundation
import Motion

/// A course from 0 to 1, by a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  let function: TimingCurve

  private init(_ function: TimingCurve) { self.function = function }

  /// A cubic curve from (0, 0) to (1, 1) with two control points, whose x count within 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier(
        x1: min(max(startControlPoint.x, 0), 1), y1: startControlPoint.y,
        x2: min(max(endControlPoint.x, 0), 1), y2: endControlPoint.y))
  }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = UnitCurve(.easeIn)
  public static let easeOut = UnitCurve(.easeOut)
  public static let easeInOut = UnitCurve(.easeInOut)
  /// A quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve mirrored at the diagonal.
  public var inverse: UnitCurve { UnitCurve(function.inverse) }

  /// The height of the curve at a time, which counts within 0...1.
  public func value(at progress: Double) -> Double { function.value(at: progress) }

  /// How steep the curve is at a time.
  public func velocity(at progress: Double) -> Double { function.velocity(at: progress) }
}
