import Foundation

/// Bins of numbers between round ends.
public struct NumberBins<Value: Comparable>: RandomAccessCollection {
  /// The ends of the bins, in order: one more than there are bins.
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }

  /// The bin of a value; the first or the last one for values beyond the ends.
  public func index(for value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(above - 1, 0), Swift.max(endIndex - 1, 0))
  }

  /// Round ends around a range, a step of 1, 2 or 5 times a power of ten apart.
  fileprivate static func ends(
    _ range: ClosedRange<Double>, _ count: Int?, leastStep: Double
  ) -> [Double] {
    let length = range.upperBound - range.lowerBound
    let step = Swift.max(NiceNumbers.step(length, count: count ?? 10), leastStep)
    return multiples(of: step, around: range)
  }

  fileprivate static func ends(_ size: Double, _ range: ClosedRange<Double>) -> [Double] {
    multiples(of: size, around: range)
  }

  /// The multiples of a size from below a range to above it; the range's own ends where there are none.
  private static func multiples(of size: Double, around range: ClosedRange<Double>) -> [Double] {
    guard size > 0, size.isFinite else { return [range.lowerBound, range.upperBound] }
    let low = (range.lowerBound / size).rounded(.down) * size
    let high = Swift.max((range.upperBound / size).rounded(.up) * size, low + size)
    guard low.isFinite, high.isFinite else { return [range.lowerBound, range.upperBound] }
    return NiceNumbers.multiples(of: size, in: low...high)
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// About so many bins, ten unless it is told, that hold all of the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let data = data.filter(\.isFinite)
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount,
      minimumStride: minimumStride)
  }

  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    let ends = Self.ends(
      Double(range.lowerBound)...Double(range.upperBound), desiredCount,
      leastStep: Double(minimumStride))
    self.init(thresholds: ends.map { Value($0) })
  }

  /// Bins of one size, at its multiples.
  public init(size: Value, range: ClosedRange<Value>) {
    let ends = Self.ends(Double(size), Double(range.lowerBound)...Double(range.upperBound))
    self.init(thresholds: ends.map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// About so many bins, ten unless it is told, that hold all of the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount,
      minimumStride: minimumStride)
  }

  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 1) {
    let ends = Self.ends(
      Double(range.lowerBound)...Double(range.upperBound), desiredCount,
      leastStep: Swift.max(Double(minimumStride), 1))
    self.init(thresholds: ends.map { Self.whole($0, range) })
  }

  /// Bins of one size, at its multiples.
  public init(size: Value, range: ClosedRange<Value>) {
    let ends = Self.ends(Double(size), Double(range.lowerBound)...Double(range.upperBound))
    self.init(thresholds: ends.map { Self.whole($0, range) })
  }

  /// The nearest whole number; the range's end where the type has none so large.
  private static func whole(_ number: Double, _ range: ClosedRange<Value>) -> Value {
    Value(exactly: number.rounded())
      ?? (number < Double(range.lowerBound) ? range.lowerBound : range.upperBound)
  }
}
