import CoreGraphics

/// Heights in a row, with fast answers to "where does item n begin" and "which item is at y".
///
/// Complexity: changing one height, and both questions, O(log n); making it, O(n).
struct HeightIndex {
  private(set) var heights: [CGFloat]
  /// A Fenwick tree over `heights`.
  private var tree: [CGFloat]

  init(_ heights: [CGFloat] = []) {
    self.heights = heights
    tree = [0] + heights
    for index in tree.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  var count: Int { heights.count }
  var total: CGFloat { start(of: heights.count) }

  mutating func setHeight(_ height: CGFloat, of item: Int) {
    let difference = height - heights[item]
    guard difference != 0 else { return }
    heights[item] = height
    var index = item + 1
    while index < tree.count {
      tree[index] += difference
      index += index & -index
    }
  }

  /// The sum of the heights before an item.
  func start(of item: Int) -> CGFloat {
    var sum: CGFloat = 0
    var index = item
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// The last item that begins at `y` or above it; 0 above the first, `count` for an empty index.
  func item(at y: CGFloat) -> Int {
    var position = 0
    var rest = y
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next < tree.count, tree[next] <= rest {
        position = next
        rest -= tree[next]
      }
      step /= 2
    }
    return min(position, max(heights.count - 1, 0))
  }
}
