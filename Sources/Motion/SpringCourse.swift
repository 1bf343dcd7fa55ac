import Foundation

/// The course of a mass on a damped spring from 0 to 1.
package struct SpringCourse: Hashable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double

  // MARK: Making

  /// A spring by its physics.
  ///
  /// `allowOverDamping`: Whether a damping beyond the critical one counts; else that one does.
  package init(mass: Double, stiffness: Double, damping: Double, allowOverDamping: Bool) {
    self.mass = Self.bounded(mass, least: 1e-6)
    self.stiffness = Self.bounded(stiffness, least: 1e-6)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    let damping = Self.bounded(damping, least: 0)
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// A number with which a course has an end; the least one for what is no number.
  private static func bounded(_ number: Double, least: Double) -> Double {
    number.isNaN ? least : min(max(number, least), 1e12)
  }

  /// A spring by how it looks: the perceived duration in seconds, and a bounce from -1 to 1.
  package init(duration: TimeInterval, bounce: Double) {
    let fraction = bounce >= 0 ? max(0, 1 - bounce) : 1 / max(0.001, 1 + bounce)
    self.init(response: duration, dampingRatio: fraction)
  }

  /// A spring by its period without damping, in seconds, and the part of the critical damping.
  package init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-4)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      allowOverDamping: true)
  }

  /// A spring by the seconds until it rests, and the part of the critical damping.
  ///
  /// It rests once what is left of the way is at most `epsilon`. A ratio above 1 counts as 1.
  package init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 0.001), 1)
    let rest = max(epsilon, 1e-9)
    // With the critical damping (1 + x) exp(-x) is left of the way after x decay times.
    var decays = -log(rest)
    if ratio == 1 { for _ in 0..<32 { decays = log((1 + decays) / rest) } }
    let frequency = decays / (ratio * max(settlingDuration, 1e-4))
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      allowOverDamping: true)
  }

  // MARK: Measures

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The period without damping, in seconds; it is the perceived duration too.
  package var response: Double { 2 * Double.pi / frequency }

  /// The part of the critical damping.
  package var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  package var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// How long the spring takes over a way of length `distance` until it stays within `epsilon` of its
  /// end, in seconds.
  package func settlingDuration(distance: Double, epsilon: Double) -> TimeInterval {
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

  /// How long an animation with the spring goes on, in seconds; at most a minute.
  ///
  /// `initialVelocity`: In whole ways a second.
  package func restDuration(initialVelocity: Double) -> TimeInterval {
    let rest = settlingDuration(distance: max(1, abs(initialVelocity)), epsilon: 0.001)
    return max(response, min(rest, 60))
  }

  // MARK: The course

  /// How far the spring is after `time` seconds.
  ///
  /// `initialVelocity`: In whole ways a second.
  package func value(at time: TimeInterval, initialVelocity: Double) -> Double {
    let (way, push) = parts(at: time)
    return way + initialVelocity * push
  }

  /// The way from 0 to 1 of a spring that starts at rest, and that of one at 0 which was pushed with
  /// a velocity of 1.
  package func parts(at time: TimeInterval) -> (way: Double, push: Double) {
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

  /// How fast the two parts are after `time` seconds, a second.
  package func velocityOfParts(at time: TimeInterval) -> (way: Double, push: Double) {
    let step = 1e-5
    let (before, pushBefore) = parts(at: max(time - step, 0))
    let (after, pushAfter) = parts(at: max(time, 0) + step)
    let span = max(time, 0) + step - max(time - step, 0)
    return ((after - before) / span, (pushAfter - pushBefore) / span)
  }
}
