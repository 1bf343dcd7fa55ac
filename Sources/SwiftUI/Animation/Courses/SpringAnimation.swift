import Foundation
import Motion

/// The course of a spring, which takes over place and speed from the one before it.
struct FluidSpringAnimation: TimedAnimation, CustomStringConvertible {
  let spring: Spring
  /// In seconds.
  let blendDuration: TimeInterval

  var logicalDuration: TimeInterval { spring.duration }
  var restDuration: TimeInterval { spring.course.restDuration(initialVelocity: 0) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state[SpringStart<V>.self]
    let time = time - start.time
    context.isLogicallyComplete = time >= logicalDuration
    guard time < restDuration else { return nil }
    return start.offset
      + spring.value(target: value - start.offset, initialVelocity: start.velocity, time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let start = context.state[SpringStart<V>.self]
    guard time - start.time < restDuration else { return nil }
    return spring.velocity(
      target: value - start.offset, initialVelocity: start.velocity, time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard previous.base is FluidSpringAnimation else { return false }
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let offset = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[SpringStart<V>.self] = SpringStart(offset: offset, velocity: velocity, time: time)
    context.isLogicallyComplete = false
    return true
  }

  var description: String {
    "FluidSpringAnimation(response: \(spring.response), "
      + "dampingFraction: \(spring.dampingRatio), blendDuration: \(blendDuration))"
  }
}

/// Where and how fast a spring has started.
private struct SpringStart<V: VectorArithmetic>: AnimationStateKey {
  var offset = V.zero
  var velocity = V.zero
  var time: TimeInterval = 0

  static var defaultValue: SpringStart<V> { SpringStart() }
}

/// The course of a spring that is added to the ones before it.
struct InterpolatingSpringAnimation: TimedAnimation, CustomStringConvertible {
  let spring: Spring
  /// In whole ways a second.
  let initialVelocity: Double

  var logicalDuration: TimeInterval { spring.duration }
  var restDuration: TimeInterval { spring.course.restDuration(initialVelocity: initialVelocity) }

  private func push<V: VectorArithmetic>(_ value: V) -> V {
    var push = value
    push.scale(by: initialVelocity)
    return push
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.isLogicallyComplete = time >= logicalDuration
    guard time < restDuration else { return nil }
    return spring.value(target: value, initialVelocity: push(value), time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time < restDuration else { return nil }
    return spring.velocity(target: value, initialVelocity: push(value), time: time)
  }

  var description: String {
    "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), "
      + "damping: \(spring.damping), initialVelocity: \(initialVelocity))"
  }
}

extension Animation {
  /// An animation with a spring's course.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(FluidSpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// An animation with a spring's course.
  ///
  /// `initialVelocity`: In whole ways a second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}
