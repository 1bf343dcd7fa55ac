import Foundation

/// A mass on a damped spring.
public struct Spring: Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double

  /// A spring by its physics.
  ///
  /// `allowOverDamping`: Whether a damping beyond the critical one counts; else that one does.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
  }

  /// A spring by how it looks: the perceived duration in seconds, and a bounce from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let fraction = bounce >= 0 ? max(0, 1 - bounce) : 1 / max(0.001, 1 + bounce)
    self.init(response: duration, dampingRatio: fraction)
  }

  /// A spring by its period without damping, in seconds, and the part of the critical damping.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-4)
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      allowOverDamping: true)
  }

  /// A spring by the seconds until it rests, and the part of the critical damping, below 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 0.001), 0.999)
    let frequency = -log(max(epsilon, 1e-9)) / (ratio * max(settlingDuration, 1e-4))
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, allowOverDamping: true)
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

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The period without damping, in seconds.
  public var response: Double { 2 * Double.pi / frequency }

  /// The part of the critical damping.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// The perceived duration, in seconds.
  public var duration: TimeInterval { response }

  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// How long the spring takes from 0 to 1 until it rests, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1, epsilon: 0.001) }

  /// How long the spring takes to `target` until it stays within `epsilon` of it, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let distance = max(target.magnitudeSquared, initialVelocity.magnitudeSquared).squareRoot()
    let ratio = dampingRatio
    guard distance > 0, epsilon > 0, ratio > 0 else { return 0 }
    // The slowest part of the course dies away at this rate.
    let rate =
      ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    let decays = max(0, log(distance / epsilon))
    // Close to critical damping the way left is (1 + x) exp(-x) after x decay times.
    let extra = abs(ratio - 1) < 0.05 ? log(1 + decays + log(1 + decays)) : 0
    return (decays + extra) / rate
  }

  // MARK: The course

  /// Where the spring is after `time` seconds, from zero to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (way, push) = course(at: time)
    return mix(target, way, initialVelocity, push)
  }

  /// How fast the spring is after `time` seconds, a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-5
    let (before, pushBefore) = course(at: max(time - step, 0))
    let (after, pushAfter) = course(at: max(time, 0) + step)
    let span = max(time, 0) + step - max(time - step, 0)
    return mix(
      target, (after - before) / span, initialVelocity, (pushAfter - pushBefore) / span)
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

  /// The way from 0 to 1 of a spring that starts at rest, and that of one at 0 which was pushed with
  /// a velocity of 1.
  private func course(at time: Double) -> (way: Double, push: Double) {
    let time = max(time, 0)
    let ratio = dampingRatio
    let decay = ratio * frequency
    if abs(ratio - 1) < 1e-6 {
      let fade = exp(-frequency * time)
      return (1 - fade * (1 + frequency * time), fade * time)
    }
    if ratio < 1 {
      let wave = frequency * (1 - ratio * ratio).squareRoot()
      let fade = exp(-decay * time)
      return (
        1 - fade * (cos(wave * time) + decay / wave * sin(wave * time)),
        fade * sin(wave * time) / wave
      )
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let (slowFade, fastFade) = (exp(slow * time), exp(fast * time))
    return (
      1 - (slow * fastFade - fast * slowFade) / (slow - fast),
      (slowFade - fastFade) / (slow - fast)
    )
  }
}
