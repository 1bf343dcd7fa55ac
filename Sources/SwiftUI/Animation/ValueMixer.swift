import Foundation
import Motion

/// Knows how values of a type go over into each other.
@MainActor
struct ValueMixer<Value> {
  /// Whether two values are the same for an animation.
  let isSame: (Value, Value) -> Bool
  /// A way that starts, at rest, at a value that is shown in a scope.
  let way: (Value, EnvironmentScope) -> ValueWay<Value>

  private init(
    isSame: @escaping (Value, Value) -> Bool,
    way: @escaping (Value, EnvironmentScope) -> ValueWay<Value>
  ) {
    self.isSame = isSame
    self.way = way
  }

  /// Leads the parts of values that become numbers.
  init(isSame: @escaping (Value, Value) -> Bool) where Value: Blendable {
    self.init(isSame: isSame, way: { BlendWay($0, in: $1) })
  }

  /// Leads the animatable data of values like `example`; nil for values without any.
  init?(animatable example: Value) {
    func make<A: Animatable>(_: A) -> ValueMixer<Value>? {
      if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
      return ValueMixer<Value>(
        isSame: { left, right in
          guard let left = left as? A, let right = right as? A else { return false }
          return left.animatableData == right.animatableData
        },
        way: { value, _ in AnimatableWay<A, Value>(of: value) ?? ValueWay(value) })
    }
    guard let animatable = example as? any Animatable, let mixer = make(animatable) else {
      return nil
    }
    self = mixer
  }
}

/// A value on its way; this one is where it is to be at once.
@MainActor
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

  /// How long until the target is reached, in seconds; 0 once it is.
  func rest(at now: TimeInterval) -> TimeInterval { 0 }

  func untilNextFrame(at now: TimeInterval) -> TimeInterval { FrameTimes.distance }
}

/// The way of a vector that a value is made of.
private class VectorWay<Vector: VectorArithmetic, Value>: ValueWay<Value> {
  final var course: Course<Vector>

  init(_ value: Value, at vector: Vector) {
    course = Course(at: vector)
    super.init(value)
  }

  final override var hasEnded: Bool { course.hasEnded }
  final override var isFinite: Bool { course.isFinite }

  /// The target with the numbers of a vector.
  func target(at vector: Vector) -> Value { target }

  final override func value(at now: TimeInterval) -> Value {
    let vector = course.value(at: now)
    return course.hasEnded ? target : target(at: vector)
  }

  final override func rest(at now: TimeInterval) -> TimeInterval { course.rest(at: now) }

  final override func untilNextFrame(at now: TimeInterval) -> TimeInterval {
    course.untilNextFrame(at: now)
  }
}

/// The way of the animatable data of a value.
private final class AnimatableWay<A: Animatable, Value>: VectorWay<A.AnimatableData, Value> {
  init?(of value: Value) {
    guard let animatable = value as? A else { return nil }
    super.init(value, at: animatable.animatableData)
  }

  override func turn(
    to new: Value, _ animation: Animation, at now: TimeInterval, _ scope: EnvironmentScope
  ) {
    target = new
    guard let new = new as? A else { return }
    course.turn(to: new.animatableData, animation, at: now, scope)
  }

  override func target(at vector: A.AnimatableData) -> Value {
    guard var value = target as? A else { return target }
    value.animatableData = vector
    return value as? Value ?? target
  }
}

/// The way of the parts of a value that become numbers.
///
/// It jumps where there is nothing between two values: another kind of effect, a gradient with more
/// stops.
private final class BlendWay<Value: Blendable>: VectorWay<AnimationVector, Value> {
  private var scope: EnvironmentScope
  private var kinds: [AnyHashable]

  init(_ value: Value, in scope: EnvironmentScope) {
    let sheet = BlendWriter(value, in: scope)
    self.scope = scope
    kinds = sheet.kinds
    super.init(value, at: sheet.vector)
  }

  override func turn(
    to new: Value, _ animation: Animation, at now: TimeInterval, _ scope: EnvironmentScope
  ) {
    target = new
    self.scope = scope
    let sheet = BlendWriter(new, in: scope)
    if sheet.kinds == kinds {
      guard sheet.vector != course.target else { return }
      course.turn(to: sheet.vector, animation, at: now, scope)
    } else {
      kinds = sheet.kinds
      course.jump(to: sheet.vector)
    }
  }

  override func target(at vector: AnimationVector) -> Value {
    var reader = BlendReader(vector, in: scope)
    return target.reading(&reader)
  }
}
