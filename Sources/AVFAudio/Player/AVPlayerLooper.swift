import CoreMedia
import Foundation
import FoundationAdditions

/// Plays an item again and again, by copies of it before what is in the queue of a player.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case ready = 1
    case failed = 2
    case cancelled = 3
  }

  private weak var player: AVQueuePlayer?
  private let template: AVPlayerItem
  private let range: CMTimeRange?
  private var token: (any NSObjectProtocol)?

  /// The copies that are played in turn.
  open private(set) var loopingPlayerItems: [AVPlayerItem] = []

  open private(set) var status = Status.ready {
    willSet { ObservableChange.begins(in: self, "status") }
    didSet { ObservableChange.ends(in: self, "status") }
  }

  /// How often it has come to its end.
  open private(set) var loopCount = 0 {
    willSet { ObservableChange.begins(in: self, "loopCount") }
    didSet { ObservableChange.ends(in: self, "loopCount") }
  }

  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }

  /// Loops a part of the item, or all of it if the range is invalid.
  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) {
    self.player = player
    template = itemToLoop
    range = loopRange.isValid ? loopRange : nil
    super.init()
    loopingPlayerItems = (0..<3).map { _ in copy() }
    player.setQueue(loopingPlayerItems + player.items())
    token = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
    ) { [weak self] note in
      guard let item = note.object as? AVPlayerItem else { return }
      MediaClock.onMain { self?.itemDidEnd(item) }
    }
  }

  isolated deinit { token.map(NotificationCenter.default.removeObserver) }

  /// Lets the copy that is played now be the last.
  open func disableLooping() {
    guard status == .ready else { return }
    status = .cancelled
    guard let player else { return }
    for item in loopingPlayerItems where item !== player.currentItem { player.remove(item) }
  }

  private func copy() -> AVPlayerItem {
    let item = AVPlayerItem(asset: template.asset)
    rewind(item)
    return item
  }

  private func rewind(_ item: AVPlayerItem) {
    guard let range else { return item.jump(to: .zero, nil) }
    item.forwardPlaybackEndTime = range.end
    item.jump(to: range.start, nil)
  }

  private func itemDidEnd(_ item: AVPlayerItem) {
    guard status == .ready, let player, loopingPlayerItems.contains(item) else { return }
    loopCount += 1
    // The player has left it.
    guard player.canInsert(item, after: nil) else { return }
    rewind(item)
    var queue = player.items()
    let last = queue.lastIndex(where: loopingPlayerItems.contains)
    queue.insert(item, at: last.map { $0 + 1 } ?? 0)
    player.setQueue(queue)
  }
}
