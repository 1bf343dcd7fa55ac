import Foundation

/// A course through several values, each at its time.
///
/// Values are vectors of equally many numbers; times are parts of the whole, 0 to 1, and rise.
package struct KeyframeCourse: Sendable {
  /// How it goes from one value to the next.
  package enum Mode: Sendable {
    case linear
    /// Each value stands until the next one's time.
    case discrete
    /// At the same speed all along; the times are not looked at.
    case paced
    /// Along a smooth curve through all values.
    case cubic
    /// Along that curve, at about the same speed all along.
    case cubicPaced
  }

  private let values: [[Double]]
  private let times: [Double]
  private let mode: Mode
  /// Of the ways between the values; missing ones are even.
  private let curves: [TimingCurve]

  /// A course through `values` at `times`.
  ///
  /// Missing times are shared out evenly. In a discrete course they are those at which values begin,
  /// so that there may be one more than values.
  package init(
    values: [[Double]], times: [Double]? = nil, mode: Mode = .linear, curves: [TimingCurve] = []
  ) {
    self.values = values
    self.mode = mode
    self.curves = curves
    let count = values.count
    if mode == .paced || mode == .cubicPaced {
      self.times = Self.paced(values)
    } else if let times, times.count >= count {
      self.times = times
    } else {
      let parts = mode == .discrete ? count : max(count - 1, 1)
      self.times = values.indices.map { Double($0) / Double(parts) }
    }
  }

  /// The values at a part of the whole time.
  package func values(at progress: Double) -> [Double] {
    guard let first = values.first, let last = values.last else { return [] }
    let index = (times.prefix(values.count).lastIndex { $0 <= progress }) ?? -1
    guard index >= 0 else { return first }
    if mode == .discrete { return values[index] }
    guard index + 1 < values.count else { return last }
    let span = times[index + 1] - times[index]
    guard span > 0 else { return values[index + 1] }
    var part = (progress - times[index]) / span
    if index < curves.count { part = curves[index].value(at: part) }
    let (from, to) = (values[index], values[index + 1])
    guard mode == .cubic || mode == .cubicPaced else {
      return zip(from, to).map { $0 + ($1 - $0) * part }
    }
    let weights = HermiteWeights(at: part)
    let start = slope(at: index).map { $0 * span }
    let end = slope(at: index + 1).map { $0 * span }
    return from.indices.map { axis in
      from[axis] + (to[axis] - from[axis]) * weights.way + start[axis] * weights.start
        + end[axis] * weights.end
    }
  }

  /// Where the course stands at a value's index, as a part of the way between its neighbours.
  package func segment(at progress: Double) -> (index: Int, part: Double) {
    let index = max((times.prefix(values.count).lastIndex { $0 <= progress }) ?? 0, 0)
    guard mode != .discrete, index + 1 < values.count else { return (index, 0) }
    let span = times[index + 1] - times[index]
    guard span > 0 else { return (index + 1, 0) }
    let part = min(max((progress - times[index]) / span, 0), 1)
    return (index, index < curves.count ? curves[index].value(at: part) : part)
  }

  /// The velocity of the smooth curve at a value, a whole: that of the line through its neighbours.
  private func slope(at index: Int) -> [Double] {
    let before = max(index - 1, 0)
    let after = min(index + 1, values.count - 1)
    let span = times[after] - times[before]
    guard span > 0 else { return values[index].map { _ in 0 } }
    return zip(values[before], values[after]).map { ($1 - $0) / span }
  }

  /// Times in proportion to the lengths of the ways.
  private static func paced(_ values: [[Double]]) -> [Double] {
    var lengths = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      let square = zip(from, to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
      lengths.append((lengths.last ?? 0) + square.squareRoot())
    }
    guard let total = lengths.last, total > 0 else { return values.map { _ in 0 } }
    return lengths.map { $0 / total }
  }
}
