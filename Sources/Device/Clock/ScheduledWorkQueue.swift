import Foundation

/// A binary heap of scheduled work, earliest first; cancelled entries leave when they come up.
@MainActor
struct ScheduledWorkQueue {
  private var heap: [ScheduledWork] = []

  mutating func insert(_ entry: ScheduledWork) {
    heap.append(entry)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard ScheduledWork.precedes(heap[index], heap[parent]) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  /// The earliest entry that is still pending.
  mutating func first() -> ScheduledWork? {
    while let entry = heap.first {
      if entry.isPending { return entry }
      removeFirst()
    }
    return nil
  }

  /// Those that tell the date, earliest first.
  func datedWork() -> [ScheduledWork] {
    heap.filter { $0.isPending && $0.tellsDate }.sorted(by: ScheduledWork.precedes)
  }

  func firstBusy() -> ScheduledWork? {
    heap.lazy.filter { $0.isPending && $0.keepsBusy }.min(by: ScheduledWork.precedes)
  }

  mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var index = 0
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if ScheduledWork.precedes(heap[child], heap[smallest]) { smallest = child }
      }
      guard smallest != index else { return }
      heap.swapAt(index, smallest)
      index = smallest
    }
  }
}
