import Foundation

/// The lengths of many lines of which only some are known; the others count with an estimate.
struct LazyLengths {
  let count: Int
  /// The length of a line that was never measured, in points.
  private(set) var estimate: CGFloat
  private var known: [Int: CGFloat] = [:]
  private var sum: Int = 0
  /// Binary indexed trees of the known lengths, in fixed point, and of their number.
  ///
  /// Whole numbers add up to the same in any order.
  private var sums: [Int]
  private var counts: [Int32]

  /// The parts into which a point is divided.
  private static let scale: CGFloat = 4_294_967_296

  private static func fixed(_ length: CGFloat) -> Int {
    Int((min(max(length, -1e8), 1e8) * scale).rounded())
  }

  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
    sums = Array(repeating: 0, count: count + 1)
    counts = Array(repeating: 0, count: count + 1)
  }

  var total: CGFloat { start(of: count) }

  func length(of line: Int) -> CGFloat { known[line] ?? estimate }

  /// The distance of a line from the start of the first one, in points.
  ///
  /// - Complexity: O(log n).
  func start(of line: Int) -> CGFloat {
    var length = 0
    var unknown = line
    var index = line
    while index > 0 {
      length &+= sums[index]
      unknown -= Int(counts[index])
      index -= index & -index
    }
    return CGFloat(length) / Self.scale + CGFloat(unknown) * estimate
  }

  /// Notes the length of a line.
  ///
  /// - Complexity: O(log n).
  mutating func set(_ length: CGFloat, of line: Int) {
    let length = length.isNaN ? 0 : length
    let old = known.updateValue(length, forKey: line)
    let difference = Self.fixed(length) - (old.map(Self.fixed) ?? 0)
    guard difference != 0 || old == nil else { return }
    sum &+= difference
    var index = line + 1
    while index <= count {
      sums[index] &+= difference
      if old == nil { counts[index] += 1 }
      index += index & -index
    }
  }

  /// Lets unknown lines count as long as the known ones are on average.
  mutating func estimateFromKnown() {
    if !known.isEmpty { estimate = CGFloat(sum) / Self.scale / CGFloat(known.count) }
  }

  /// The line at a distance from the start of the first one; the first or the last one outside.
  ///
  /// - Complexity: O(log² n).
  func line(at position: CGFloat) -> Int {
    var low = 0
    var high = max(0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
