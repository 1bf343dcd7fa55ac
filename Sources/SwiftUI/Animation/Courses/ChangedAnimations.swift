import Foundation
import Motion

/// An animation that starts later.
struct DelayAnimation: TimedAnimation {
  let animation: Animation
  /// In seconds.
  let delay: TimeInterval

  var logicalDuration: TimeInterval { max(0, delay + animation.duration) }
  var restDuration: TimeInterval { max(0, delay + animation.settlingDuration) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time >= delay else { return .zero }
    return animation.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time >= delay else { return .zero }
    return animation.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? DelayAnimation, previous.delay == delay else {
      return false
    }
    return animation.shouldMerge(
      previous: previous.animation, value: value, time: max(0, time - delay), context: &context)
  }
}

/// An animation that runs at another speed.
struct SpeedAnimation: TimedAnimation {
  let animation: Animation
  let speed: Double

  private var factor: Double { speed.isNaN ? 1 : max(speed, 0) }
  private func stretched(_ time: TimeInterval) -> TimeInterval {
    factor > 0 ? time / factor : .infinity
  }

  var logicalDuration: TimeInterval { stretched(animation.duration) }
  var restDuration: TimeInterval { stretched(animation.settlingDuration) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    animation.animate(value: value, time: time * factor, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    var velocity = animation.velocity(value: value, time: time * factor, context: context)
    velocity?.scale(by: factor)
    return velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else {
      return false
    }
    return animation.shouldMerge(
      previous: previous.animation, value: value, time: time * factor, context: &context)
  }
}

/// An animation that runs several times, or for ever.
struct RepeatAnimation: TimedAnimation {
  let animation: Animation
  /// How often it runs; nil for ever.
  let repeatCount: Int?
  let autoreverses: Bool

  private var period: TimeInterval { animation.settlingDuration }
  private var repetition: Repetition {
    Repetition(
      runs: repeatCount.map { Double(max($0, 1)) } ?? .infinity, autoreverses: autoreverses)
  }

  var logicalDuration: TimeInterval {
    guard let repeatCount else { return .infinity }
    return period * Double(max(repeatCount, 1) - 1) + animation.duration
  }
  var restDuration: TimeInterval {
    repeatCount == nil ? .infinity : repetition.duration(period: period)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // What takes no time cannot be seen again and again.
    guard time < restDuration, period > 0 else { return nil }
    context.isLogicallyComplete = time >= logicalDuration
    guard period.isFinite else {
      return animation.animate(value: value, time: time, context: &context)
    }
    let place = repetition.place(at: time, period: period)
    if context.state[RunOfRepetition.self] != place.run {
      context.state = AnimationState()
      context.state[RunOfRepetition.self] = place.run
    }
    var inner = context
    let part = animation.animate(value: value, time: place.time, context: &inner) ?? value
    context.state = inner.state
    return place.isBackwards ? value - part : part
  }
}

/// Which run of a repeated animation the state belongs to.
private struct RunOfRepetition: AnimationStateKey {
  static var defaultValue: Double { 0 }
}

/// An animation that counts as ended after a time.
struct LogicallyCompleteAnimation: TimedAnimation {
  let animation: Animation
  /// In seconds.
  let duration: TimeInterval

  var logicalDuration: TimeInterval { min(max(duration, 0), animation.settlingDuration) }
  var restDuration: TimeInterval { animation.settlingDuration }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let part = animation.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return part
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let previous = (previous.base as? LogicallyCompleteAnimation)?.animation ?? previous
    return animation.shouldMerge(
      previous: previous, value: value, time: time, context: &context)
  }
}
