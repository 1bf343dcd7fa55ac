/// Mixes two values of a type.
struct ValueMixer<Value> {
  /// Whether two values are the same for an animation.
  let isSame: (Value, Value) -> Bool
  /// The second value, with what can be mixed lying between both: 0 gives the first value's, 1 the
  /// second's.
  let mix: (Value, Value, Double) -> Value

  init(
    isSame: @escaping (Value, Value) -> Bool, mix: @escaping (Value, Value, Double) -> Value
  ) {
    self.isSame = isSame
    self.mix = mix
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
        mix: { from, to, progress in
          guard let start = from as? A, let end = to as? A else { return to }
          return end.mixed(from: start, progress) as? Value ?? to
        })
    }
    guard let animatable = example as? any Animatable, let mixer = make(animatable) else {
      return nil
    }
    self = mixer
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

extension AnyShapeStyle {
  /// The style between `start`, at 0, and this one, at 1; only colours have styles between them.
  func mixed(from start: AnyShapeStyle, _ progress: Double) -> AnyShapeStyle {
    guard let from = start.style as? Color, let to = style as? Color else { return self }
    return AnyShapeStyle(from.mix(with: to, by: progress, in: .device))
  }

  static var mixer: ValueMixer<AnyShapeStyle> {
    ValueMixer(isSame: { $0 == $1 }, mix: { $1.mixed(from: $0, $2) })
  }
}
