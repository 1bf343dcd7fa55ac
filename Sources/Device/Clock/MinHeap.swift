/// Elements of which the least is at hand: a binary heap.
package struct MinHeap<Element: Comparable> {
  /// In no order that others may count on.
  ///
  /// The children of the one at i stand at 2i + 1 and 2i + 2, and neither is less than it.
  @usableFromInline package internal(set) var elements: [Element]

  /// - Complexity: O(n log n), n being the number of elements.
  @inlinable package init(_ elements: [Element] = []) {
    // What is in order is a heap.
    self.elements = elements.sorted()
  }

  /// The least element.
  @inlinable package var first: Element? { elements.first }

  /// - Complexity: O(log n), and O(1) for one that is greater than all others.
  @inlinable package mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard elements[index] < elements[parent] else { return }
      elements.swapAt(index, parent)
      index = parent
    }
  }

  /// Does nothing when there is none.
  ///
  /// - Complexity: O(log n).
  @inlinable package mutating func removeFirst() {
    guard let last = elements.popLast(), !elements.isEmpty else { return }
    elements[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < elements.count && elements[child] < elements[least] {
        least = child
      }
      guard least != index else { return }
      elements.swapAt(index, least)
      index = least
    }
  }
}
