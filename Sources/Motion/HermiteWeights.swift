/// How much the two ends of a cubic curve and its velocities there count at a place between them.
package struct HermiteWeights: Equatable, Sendable {
  /// Of the way from the start to the end.
  package let way: Double
  /// Of the velocity at the start, a whole duration.
  package let start: Double
  /// Of the velocity at the end, a whole duration.
  package let end: Double

  /// The weights at a part of the duration, in 0...1.
  package init(at part: Double) {
    let (square, cube) = (part * part, part * part * part)
    way = 3 * square - 2 * cube
    start = cube - 2 * square + part
    end = cube - square
  }
}
