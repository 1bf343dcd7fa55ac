import Foundation

/// The heights of many rows of which only a few are known; the others count as an estimate.
struct RowHeights {
  /// The height of a row that was never measured, in points.
  let estimate: CGFloat
  private(set) var count: Int
  /// A binary indexed tree of the differences to the estimate.
  private var tree: [CGFloat]
  private var known: [Int: CGFloat] = [:]

  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
    tree = Array(repeating: 0, count: count + 1)
  }

  var total: CGFloat { top(of: count) }

  /// The height of a row: as measured, or the estimate.
  func height(of row: Int) -> CGFloat { known[row] ?? estimate }

  /// The distance of a row from the first one's top, in points.
  ///
  /// - Complexity: O(log n).
  func top(of row: Int) -> CGFloat {
    var sum = CGFloat(row) * estimate
    var index = row
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// Notes a row's height; false if it was known already.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  mutating func set(_ height: CGFloat, of row: Int) -> Bool {
    let old = known[row] ?? estimate
    let isNew = known.updateValue(height, forKey: row) == nil
    let difference = height - old
    guard difference != 0 else { return isNew }
    var index = row + 1
    while index <= count {
      tree[index] += difference
      index += index & -index
    }
    return true
  }

  /// The row at a distance from the first one's top; the first or last one outside.
  ///
  /// - Complexity: O(log² n).
  func row(at y: CGFloat) -> Int {
    var low = 0
    var high = max(0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if top(of: middle) <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
