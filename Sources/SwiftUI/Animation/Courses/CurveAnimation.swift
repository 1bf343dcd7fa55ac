import Foundation

/// The course of a curve over a time.
struct CurveAnimation: TimedAnimation, CustomStringConvertible {
  let curve: UnitCurve
  /// In seconds.
  let duration: TimeInterval

  /// Nothing for a duration that is no number.
  var logicalDuration: TimeInterval { duration.isNaN ? 0 : max(duration, 0) }
  var restDuration: TimeInterval { logicalDuration }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    var part = value
    part.scale(by: curve.value(at: time / duration))
    return part
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    var speed = value
    speed.scale(by: curve.velocity(at: time / duration) / duration)
    return speed
  }

  var description: String { "BezierAnimation(duration: \(duration), curve: \(curve))" }
}
