import Foundation

/// Scheduled work, earliest first; cancelled entries leave when they come up.
@MainActor
struct ScheduledWorkQueue {
  private var heap = MinHeap<ScheduledWork>()

  mutating func insert(_ entry: ScheduledWork) { heap.insert(entry) }

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
    heap.elements.filter { $0.isPending && $0.tellsDate }.sorted()
  }

  func firstBusy() -> ScheduledWork? {
    heap.elements.lazy.filter { $0.isPending && $0.keepsBusy }.min()
  }

  mutating func removeFirst() { heap.removeFirst() }
}
