import Testing

@testable import Device

@Suite struct MinHeapTests {
  @Test(arguments: [0, 1, 2, 3, 10, 1000])
  func elementsLeaveInTheirOrder(count: Int) {
    // Each number once, in an order of their own: 7919 is prime.
    let numbers = (0..<count).map { $0 * 7919 % max(count, 1) }
    var heap = MinHeap<Int>()
    for number in numbers { heap.insert(number) }
    #expect(heap.elements.sorted() == Array(0..<count))
    for number in 0..<count {
      #expect(heap.first == number)
      heap.removeFirst()
    }
    #expect(heap.first == nil)
    heap.removeFirst()
    #expect(heap.elements.isEmpty)
  }

  @Test func elementsComeWhileOthersLeave() {
    var heap = MinHeap([5, 1, 9])
    heap.removeFirst()
    heap.insert(7)
    heap.insert(2)
    var order: [Int] = []
    while let next = heap.first {
      order.append(next)
      heap.removeFirst()
    }
    #expect(order == [2, 5, 7, 9])
  }

  @Test func equalElementsAllStay() {
    var heap = MinHeap([3, 3])
    heap.insert(3)
    heap.removeFirst()
    #expect(heap.elements == [3, 3])
  }
}
