import Foundation

/// Knows how values of a type go over into each other.
struct ValueMixer<Value> {
  /// Whether two values are the same for an animation.
  let isSame: (Value, Value) -> Bool
  /// A way that starts, at rest, at a value.
  let way: (Value) -> ValueWay<Value>

  /// `mix`: The second value, with what can be mixed lying between both: 0 gives the first value's,
  /// 1 the second's.
  init(
    isSame: @escaping (Value, Value) -> Bool, mix: @escaping (Value, Value, Double) -> Value
  ) {
    self.isSame = isSame
    way = { MixedWay($0, mix) }
  }

  /// Mixes the animatable data of values like `example`; nil for values without any.
  init?(animatable example: Value) {
    func make<A: Animatable>(_: A) -> ValueMixer<Value>? {
      if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
      return ValueMixer<Value>(
        isSame: { left, right in
          guard let left = left as? A, let right = right as? A else { return false }
          return left.animatableData == right.animatableData
        },
        way: { AnimatableWay<A, Value>(of: $0) ?? ValueWay($0) })
    }
    guard let animatable = example as? any Animatable, let mixer = make(animatable) else {
      return nil
    }
    self = mixer
  }

  private init(
    isSame: @escaping (Value, Value) -> Bool, way: @escaping (Value) -> ValueWay<Value>
  ) {
    self.isSame = isSame
    self.way = way
  }
}

/// A value on its way; this one is where it is to be at once.
class ValueWay<Value> {
  /// Where the way ends.
  fileprivate(set) var target: Value

  fileprivate init(_ value: Value) {
    target = value
  }

  var hasEnded: Bool { true }
  var isFinite: Bool { true }

  func turn(to new: Value, _ animation: Animation, at now: TimeInterval, _ scope: EnvironmentScope)
  {
    target = new
  }

  /// Takes over a target that is the same for the animation.
  func replaceTarget(with new: Value) { target = new }

  func value(at now: TimeInterval) -> Value { target }

  func untilNextFrame(at now: TimeInterval) -> TimeInterval { FrameTimes.distance }
}

/// The way of the animatable data of a value.
private final class AnimatableWay<A: Animatable, Value>: ValueWay<Value> {
  private var course: Course<A.AnimatableData>

  init?(of value: Value) {
    guard let animatable = value as? A else { return nil }
    course = Course(at: animatable.animatableData)
    super.init(value)
  }

  override var hasEnded: Bool { course.hasEnded }
  override var isFinite: Bool { course.isFinite }

  override func turn(
    to new: Value, _ animation: Animation, at now: TimeInterval, _ scope: EnvironmentScope
  ) {
    target = new
    guard let new = new as? A else { return }
    course.turn(to: new.animatableData, animation, at: now, scope)
  }

  override func value(at now: TimeInterval) -> Value {
    guard var value = target as? A else { return target }
    let data = course.value(at: now)
    guard !course.hasEnded else { return target }
    value.animatableData = data
    return value as? Value ?? target
  }

  override func untilNextFrame(at now: TimeInterval) -> TimeInterval {
    course.untilNextFrame(at: now)
  }
}

/// The way of a value that can be mixed: each step mixes what was shown before with the target.
private final class MixedWay<Value>: ValueWay<Value> {
  private var origin: Value
  private var steps: [(target: Value, course: Course<Double>)] = []
  private let mix: (Value, Value, Double) -> Value

  init(_ value: Value, _ mix: @escaping (Value, Value, Double) -> Value) {
    origin = value
    self.mix = mix
    super.init(value)
  }

  override var hasEnded: Bool { steps.isEmpty }
  override var isFinite: Bool { steps.allSatisfy { $0.course.isFinite } }

  override func turn(
    to new: Value, _ animation: Animation, at now: TimeInterval, _ scope: EnvironmentScope
  ) {
    target = new
    var course = Course(at: 0.0)
    course.turn(to: 1, animation, at: now, scope)
    steps.append((new, course))
  }

  override func replaceTarget(with new: Value) {
    target = new
    if !steps.isEmpty { steps[steps.count - 1].target = new }
  }

  override func value(at now: TimeInterval) -> Value {
    var value = origin
    var ended = 0
    for index in steps.indices {
      let progress = steps[index].course.value(at: now)
      if steps[index].course.hasEnded {
        value = steps[index].target
        origin = value
        ended = index + 1
      } else {
        value = mix(value, steps[index].target, progress)
      }
    }
    steps.removeFirst(ended)
    return steps.isEmpty ? target : value
  }

  override func untilNextFrame(at now: TimeInterval) -> TimeInterval {
    steps.reduce(FrameTimes.distance) { min($0, $1.course.untilNextFrame(at: now)) }
  }
}

extension Animatable {
  /// The value with animatable data between those of `start`, at 0, and its own, at 1.
  func mixed(from start: Self, _ progress: Double) -> Self {
    var way = animatableData - start.animatableData
    way.scale(by: progress)
    var result = self
    result.animatableData = start.animatableData + way
    return result
  }
}
