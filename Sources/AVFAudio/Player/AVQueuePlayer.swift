import Foundation
import FoundationAdditions

/// Plays items one after the other.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  nonisolated public override init() {
    super.init()
    core.change { $0.actionAtItemEnd = .advance }
  }

  nonisolated public init(items: [AVPlayerItem]) {
    super.init()
    core.change { $0.actionAtItemEnd = .advance }
    setQueue(items)
  }

  nonisolated public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    core.change { $0.actionAtItemEnd = .advance }
  }

  /// The one that is played now, and those that come then.
  nonisolated open func items() -> [AVPlayerItem] { core.facts.queue }

  nonisolated open func advanceToNextItem() { setQueue(Array(core.facts.queue.dropFirst())) }

  /// Whether an item can come after another, or at the end of the queue; it must not be in the queue.
  nonisolated open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let queue = items()
    let isFree = item.core.owner == nil || item.core.owner === self
    return isFree && !queue.contains(item) && afterItem.map(queue.contains) ?? true
  }

  /// Lets an item come after another, or at the end of the queue.
  nonisolated open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else {
      return Mistake.fail("AVQueuePlayer: the item cannot be inserted there.")
    }
    var queue = items()
    let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    setQueue(queue)
  }

  /// Takes an item out of the queue; the one that is played now gives way to the next.
  nonisolated open func remove(_ item: AVPlayerItem) { setQueue(items().filter { $0 !== item }) }

  nonisolated open func removeAllItems() { setQueue([]) }

  nonisolated open override func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    setQueue((item.map { [$0] } ?? []) + items().dropFirst().filter { $0 !== item })
  }
}
