import Foundation
import Motion

/// The keyframes of one value in the order of their times.
public struct _KeyframePlan<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  /// How a value comes to a keyframe; velocities are a second.
  enum Way {
    case linear(UnitCurve)
    case cubic(start: Vector?, end: Vector?)
    case spring(Spring, start: Vector?)
    case move
  }

  private struct Keyframe {
    let way: Way
    let to: Value
    /// In seconds.
    let duration: TimeInterval
  }

  private var keyframes: [Keyframe] = []

  mutating func add(_ way: Way, to value: Value, duration: TimeInterval) {
    keyframes.append(Keyframe(way: way, to: value, duration: max(duration, 0)))
  }

  /// The segments that lead through the keyframes from a value that changes with a velocity.
  func segments(from start: Value, velocity: Vector) -> [KeyframeSegment<Value>] {
    var from = start.animatableData
    var speed = velocity
    return keyframes.indices.map { index in
      let keyframe = keyframes[index]
      let to = keyframe.to.animatableData
      let course: KeyframeSegment<Value>.Course
      switch keyframe.way {
      case .linear(let curve): course = .curve(curve)
      case .cubic(let start, let end):
        course = .cubic(
          start: start ?? speed, end: end ?? self.velocity(after: index, from: from))
      case .spring(let spring, let start): course = .spring(spring, velocity: start ?? speed)
      case .move: course = .curve(.linear)
      }
      let segment = KeyframeSegment(
        from: from, to: to, target: keyframe.to, duration: keyframe.duration, course: course)
      (from, speed) = segment.end
      return segment
    }
  }

  /// The velocity with which a cubic keyframe is left, so that the next one goes on smoothly.
  private func velocity(after index: Int, from: Vector) -> Vector {
    guard index + 1 < keyframes.count else { return .zero }
    let (this, next) = (keyframes[index], keyframes[index + 1])
    let to = this.to.animatableData
    switch next.way {
    case .move: return .zero
    case .linear(let curve):
      guard next.duration > 0 else { return .zero }
      return (next.to.animatableData - to).scaled(by: curve.velocity(at: 0) / next.duration)
    case .cubic(let start?, _), .spring(_, let start?): return start
    case .cubic, .spring:
      let span = this.duration + next.duration
      return span > 0 ? (next.to.animatableData - from).scaled(by: 1 / span) : .zero
    }
  }
}

/// The way from one keyframe to the next.
struct KeyframeSegment<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  enum Course {
    case curve(UnitCurve)
    case cubic(start: Vector, end: Vector)
    case spring(Spring, velocity: Vector)
  }

  let from: Vector
  let to: Vector
  /// The keyframe's value, which also has what is not animated.
  let target: Value
  /// In seconds.
  let duration: TimeInterval
  let course: Course

  /// Where and how fast it ends.
  var end: (value: Vector, velocity: Vector) {
    switch course {
    case .curve(let curve):
      guard duration > 0 else { return (to, .zero) }
      return (to, (to - from).scaled(by: curve.velocity(at: 1) / duration))
    case .cubic(_, let end): return (to, end)
    case .spring(let spring, let velocity):
      if duration >= spring.settlingDuration { return (to, .zero) }
      let way = to - from
      return (
        from + spring.value(target: way, initialVelocity: velocity, time: duration),
        spring.velocity(target: way, initialVelocity: velocity, time: duration)
      )
    }
  }

  /// The value `time` seconds after the start of the segment.
  func value(at time: TimeInterval) -> Value {
    var value = target
    value.animatableData = vector(at: time)
    return value
  }

  private func vector(at time: TimeInterval) -> Vector {
    guard time < duration, duration > 0 else { return end.value }
    let way = to - from
    switch course {
    case .curve(let curve): return from + way.scaled(by: curve.value(at: time / duration))
    case .cubic(let start, let end):
      let weights = HermiteWeights(at: time / duration)
      return from + way.scaled(by: weights.way)
        + start.scaled(by: weights.start * duration) + end.scaled(by: weights.end * duration)
    case .spring(let spring, let velocity):
      return from + spring.value(target: way, initialVelocity: velocity, time: time)
    }
  }

  /// The velocity `time` seconds after the start of the segment, a second.
  func velocity(at time: TimeInterval) -> Vector {
    guard duration > 0, time < duration else { return end.velocity }
    let step = min(1e-4, duration / 10)
    let before = max(0, time - step)
    let after = min(duration, time + step)
    return (vector(at: after) - vector(at: before)).scaled(by: 1 / (after - before))
  }
}

extension VectorArithmetic {
  /// The vector multiplied by a number.
  func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
