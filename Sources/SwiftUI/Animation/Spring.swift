import Foundation
import Motion

/// A mass on a damped spring.
public struct Spring: Hashable, Sendable {
  let course: SpringCourse

  public var mass: Double { course.mass }
  public var stiffness: Double { course.stiffness }
  public var damping: Double { course.damping }

  /// A spring by its physics.
  ///
  /// `allowOverDamping`: Whether a damping beyond the critical one counts; else that one does.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    course = SpringCourse(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping)
  }

  /// A spring by how it looks: the perceived duration in seconds, and a bounce from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    course = SpringCourse(duration: duration, bounce: bounce)
  }

  /// A spring by its period without damping, in seconds, and the part of the critical damping.
  public init(response: Double, dampingRatio: Double) {
    course = SpringCourse(response: response, dampingRatio: dampingRatio)
  }

  /// A spring by the seconds until it rests, and the part of the critical damping, below 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    course = SpringCourse(
      settlingDuration: settlingDuration, dampingRatio: min(dampingRatio, 0.999), epsilon: epsilon)
  }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Measures

  /// The period without damping, in seconds.
  public var response: Double { course.response }

  /// The part of the critical damping.
  public var dampingRatio: Double { course.dampingRatio }

  /// The perceived duration, in seconds.
  public var duration: TimeInterval { response }

  public var bounce: Double { course.bounce }

  /// How long the spring takes from 0 to 1 until it rests, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1, epsilon: 0.001) }

  /// How long the spring takes to `target` until it stays within `epsilon` of it, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let distance = max(target.magnitudeSquared, initialVelocity.magnitudeSquared).squareRoot()
    return course.settlingDuration(distance: distance, epsilon: epsilon)
  }

  // MARK: The course

  /// Where the spring is after `time` seconds, from zero to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (way, push) = course.parts(at: time)
    return mix(target, way, initialVelocity, push)
  }

  /// How fast the spring is after `time` seconds, a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (way, push) = course.velocityOfParts(at: time)
    return mix(target, way, initialVelocity, push)
  }

  /// Moves a value and its velocity on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let next = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = value + next
  }

  /// The force on a mass at `position` with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    mix(target - position, stiffness, velocity, -damping)
  }

  private func mix<V: VectorArithmetic>(
    _ first: V, _ factor: Double, _ second: V, _ other: Double
  ) -> V {
    var (left, right) = (first, second)
    left.scale(by: factor)
    right.scale(by: other)
    return left + right
  }
}
