import CoreGraphics

/// A value whose parts can be animated: they become the numbers of a vector, and such a vector
/// becomes a value again.
///
/// So values of effects, styles and shapes follow the same rules as all animatable data: animations
/// that overlap are added up, and springs take over the speed.
@MainActor
protocol Blendable {
  /// Writes the parts that can be animated, and what has to be the same for that.
  func write(to sheet: inout BlendWriter)

  /// This value with the numbers of a sheet, in the order in which they were written.
  func reading(_ sheet: inout BlendReader) -> Self
}

/// Takes the parts of a value.
@MainActor
struct BlendWriter {
  private(set) var vector = AnimationVector()
  /// What two values have in common if there are others between them.
  private(set) var kinds: [AnyHashable] = []
  let scope: EnvironmentScope

  init(_ value: some Blendable, in scope: EnvironmentScope) {
    self.scope = scope
    value.write(to: &self)
  }

  mutating func add(kind: some Hashable) { kinds.append(AnyHashable(kind)) }

  mutating func add(_ number: Double) { vector.append(number) }

  mutating func add(_ numbers: [Double]) {
    for number in numbers { vector.append(number) }
  }

  mutating func add(_ point: UnitPoint) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ size: CGSize) {
    add(size.width)
    add(size.height)
  }

  mutating func add(shape: some Animatable) {
    func add<S: Animatable>(_ shape: S) {
      kinds.append(ObjectIdentifier(S.self))
      if S.AnimatableData.self != EmptyAnimatableData.self { vector.append(shape.animatableData) }
    }
    add(shape)
  }
}

/// Gives the parts of a value back, in the order in which they were written.
@MainActor
struct BlendReader {
  private let vector: AnimationVector
  let scope: EnvironmentScope
  private var nextNumber = 0
  private var nextShape = 0

  init(_ vector: AnimationVector, in scope: EnvironmentScope) {
    self.vector = vector
    self.scope = scope
  }

  mutating func number() -> Double {
    defer { nextNumber += 1 }
    return nextNumber < vector.numbers.count ? vector.numbers[nextNumber] : 0
  }

  mutating func numbers(_ count: Int) -> [Double] {
    var numbers: [Double] = []
    for _ in 0..<count { numbers.append(number()) }
    return numbers
  }

  mutating func point() -> UnitPoint {
    let x = number()
    return UnitPoint(x: x, y: number())
  }

  mutating func size() -> CGSize {
    let width = number()
    return CGSize(width: width, height: number())
  }

  mutating func shape<S: Animatable>(_ shape: S) -> S {
    guard S.AnimatableData.self != EmptyAnimatableData.self else { return shape }
    defer { nextShape += 1 }
    guard nextShape < vector.shapes.count,
      let data = vector.shapes[nextShape] as? S.AnimatableData
    else { return shape }
    var result = shape
    result.animatableData = data
    return result
  }
}
