/// The numbers of a value that are animated, with the animatable data of the shapes in it.
///
/// An empty vector stands for zero in vectors of every length.
struct AnimationVector: VectorArithmetic {
  private(set) var numbers: [Double] = []
  private(set) var shapes: [any VectorArithmetic] = []

  static var zero: AnimationVector { AnimationVector() }

  mutating func append(_ number: Double) { numbers.append(number) }

  mutating func append(_ data: any VectorArithmetic) { shapes.append(data) }

  static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs.isZero ? rhs : lhs
    guard !lhs.isZero, !rhs.isZero else { return sum }
    for (index, number) in rhs.numbers.enumerated() where index < sum.numbers.count {
      sum.numbers[index] += number
    }
    for (index, data) in rhs.shapes.enumerated() where index < sum.shapes.count {
      sum.shapes[index] = Self.add(data, to: sum.shapes[index])
    }
    return sum
  }

  static func - (lhs: Self, rhs: Self) -> Self {
    var negative = rhs
    negative.scale(by: -1)
    return lhs + negative
  }

  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
    for index in shapes.indices { shapes[index].scale(by: factor) }
  }

  var magnitudeSquared: Double {
    let plain = numbers.reduce(0) { $0 + $1 * $1 }
    return shapes.reduce(plain) { $0 + $1.magnitudeSquared }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.numbers == rhs.numbers && lhs.shapes.count == rhs.shapes.count
      && zip(lhs.shapes, rhs.shapes).allSatisfy { areEqualData($0, $1) }
  }

  private var isZero: Bool { numbers.isEmpty && shapes.isEmpty }

  private static func add(
    _ data: any VectorArithmetic, to other: any VectorArithmetic
  ) -> any VectorArithmetic {
    func sum<V: VectorArithmetic>(_ other: V) -> any VectorArithmetic {
      (data as? V).map { other + $0 } ?? other
    }
    return sum(other)
  }

  private static func areEqualData(
    _ left: any VectorArithmetic, _ right: any VectorArithmetic
  ) -> Bool {
    func compare<V: VectorArithmetic>(_ left: V) -> Bool { right as? V == left }
    return compare(left)
  }
}
