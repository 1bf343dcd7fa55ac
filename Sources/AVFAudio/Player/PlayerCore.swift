import Foundation

/// What a player keeps, for all threads.
final class PlayerCore: @unchecked Sendable {
  struct Facts {
    /// What is played now, and what comes then.
    var queue: [AVPlayerItem] = []
    /// How fast it is to play.
    var rate: Float = 0
    var defaultRate: Float = 1
    var volume: Float = 1
    var isMuted = false
    var waits = true
    var actionAtItemEnd = AVPlayer.ActionAtItemEnd.pause
    var status = AVPlayer.Status.unknown
    /// Of the first item.
    var itemStatus = AVPlayerItem.Status.unknown
    var observers: [TimeObserver] = []

    var item: AVPlayerItem? { queue.first }

    var control: AVPlayer.TimeControlStatus {
      if rate == 0 { return .paused }
      return itemStatus == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
    }

    var reason: AVPlayer.WaitingReason? {
      guard control == .waitingToPlayAtSpecifiedRate else { return nil }
      guard let item else { return .noItemToPlay }
      return item.asset.source.isFileURL ? .evaluatingBufferingRate : .toMinimizeStalls
    }

    /// The observable properties that differ.
    func keys(changedFrom old: Facts) -> [String] {
      var keys: [String] = []
      if item !== old.item { keys.append("currentItem") }
      if rate != old.rate { keys.append("rate") }
      if control != old.control { keys.append("timeControlStatus") }
      if reason != old.reason { keys.append("reasonForWaitingToPlay") }
      if status != old.status { keys.append("status") }
      if volume != old.volume { keys.append("volume") }
      if isMuted != old.isMuted { keys.append("muted") }
      if defaultRate != old.defaultRate { keys.append("defaultRate") }
      if actionAtItemEnd != old.actionAtItemEnd { keys.append("actionAtItemEnd") }
      return keys
    }
  }

  private let lock = NSLock()
  private var stored = Facts()
  let timer = MediaTimer()

  var facts: Facts { lock.withLock { stored } }

  func change(_ change: (inout Facts) -> Void) { lock.withLock { change(&stored) } }
}
