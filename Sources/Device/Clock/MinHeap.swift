/// Elements of which the least is at hand: a binary heap.
///
/// Public, so that other modules' code is compiled for their own elements: what is of a package is not.
public struct MinHeap<Element: Comparable> {
  /// In no order that others may count on.
  ///
  /// The children of the one at i stand at 2i + 1 and 2i + 2, and neither is less than it.
  @usableFromInline var elements: [Element]

  /// - Complexity: O(n log n), n being the number of elements.
  @inlinable public init(_ elements: [Element] = []) {
    // What is in order is a heap.
    self.elements = elements.sorted()
  }

  @inlinable public var count: Int { elements.count }

  /// The least element.
  @inlinable public var first: Element? { elements.first }

  /// - Complexity: O(log n), and O(1) for one that is greater than all others.
  @inlinable public mutating func insert(_ element: Element) {
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
  @inlinable public mutating func removeFirst() {
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
