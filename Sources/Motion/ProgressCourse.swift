import Foundation

/// How far something is on its way after a time: 0 at its start, 1 at its end.
package enum ProgressCourse: Sendable {
  /// A curve over the whole duration.
  case curve(TimingCurve)
  /// `velocity`: At the start, in whole ways a second.
  case spring(SpringCourse, velocity: Double)
  /// What an app or a framework above tells, by the seconds since the start.
  case function(@Sendable (TimeInterval) -> Double)

  package static let linear = ProgressCourse.curve(.linear)

  /// The part of the way that is covered `time` seconds after the start.
  package func value(at time: TimeInterval, of duration: TimeInterval) -> Double {
    switch self {
    case .curve(let curve):
      guard duration > 0 else { return 1 }
      return curve.value(at: time / duration)
    case .spring(let spring, let velocity):
      return spring.value(at: time, initialVelocity: velocity)
    case .function(let function):
      return function(max(time, 0))
    }
  }
}
