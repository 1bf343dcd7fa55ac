import Combine
import CoreMedia
import Device
import Foundation
import FoundationAdditions

/// Plays films and sounds, on the device's clock.
///
/// Differs from Apple's: nothing is decoded, shown or heard, and nothing is played backwards. What the headers of files
/// say is what is played; an item of the network is waited for without end.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  nonisolated let core = PlayerCore()
  package nonisolated let state = PlayerState()

  // MARK: Making

  /// A player of nothing.
  nonisolated public override init() { super.init() }

  nonisolated public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  nonisolated public init(playerItem item: AVPlayerItem?) {
    super.init()
    setQueue(item.map { [$0] } ?? [])
  }

  // MARK: What it plays

  nonisolated open var currentItem: AVPlayerItem? { core.facts.item }

  /// Plays another item on; nothing for the one that it has.
  nonisolated open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    setQueue(item.map { [$0] } ?? [])
  }

  /// Ready once an item was.
  nonisolated open var status: Status { core.facts.status }

  /// Differs from Apple's: nil, as items fail and players do not.
  nonisolated open var error: (any Error)? { nil }

  // MARK: Playing

  /// Plays at the default rate.
  nonisolated open func play() { setRate(defaultRate) }

  nonisolated open func playImmediately(atRate rate: Float) { setRate(rate) }

  nonisolated open func pause() { setRate(0) }

  /// How fast it is to play; 1 is as fast as it was made, 0 is a pause.
  ///
  /// It stays 0 where the item has failed.
  nonisolated open var rate: Float {
    get { core.facts.rate }
    set { setRate(newValue) }
  }

  nonisolated open var defaultRate: Float {
    get { core.facts.defaultRate }
    set { update { $0.defaultRate = newValue } }
  }

  nonisolated open var timeControlStatus: TimeControlStatus { core.facts.control }

  nonisolated open var reasonForWaitingToPlay: WaitingReason? { core.facts.reason }

  /// Differs from Apple's: kept, and read by nobody here; files never stall.
  nonisolated open var automaticallyWaitsToMinimizeStalling: Bool {
    get { core.facts.waits }
    set { core.change { $0.waits = newValue } }
  }

  nonisolated open var actionAtItemEnd: ActionAtItemEnd {
    get { core.facts.actionAtItemEnd }
    set { update { $0.actionAtItemEnd = newValue } }
  }

  // MARK: How it sounds

  /// From 0 to 1.
  nonisolated open var volume: Float {
    get { core.facts.volume }
    set { update { $0.volume = min(max(newValue, 0), 1) } }
  }

  nonisolated open var isMuted: Bool {
    get { core.facts.isMuted }
    set { update { $0.isMuted = newValue } }
  }

  // MARK: Time

  /// Zero without an item.
  nonisolated open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Differs from Apple's: `currentTime()` is there at once.
  nonisolated open func seek(to time: CMTime) { seek(to: time) { _ in } }

  /// Goes to a time; the handler hears at a later turn whether no other jump came before.
  ///
  /// Differs from Apple's: `currentTime()` is there at once.
  nonisolated open func seek(
    to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    guard let item = currentItem else { return MediaClock.soon { completionHandler(false) } }
    item.jump(to: time, completionHandler)
  }

  /// Differs from Apple's: the tolerances make no difference; the time is met exactly.
  nonisolated open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Differs from Apple's: the tolerances make no difference; the time is met exactly.
  nonisolated open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }
}

/// What those who show a player have to know of it.
@MainActor
package final class PlayerState: ObservableObject {
  @Published package var item: AVPlayerItem?
  @Published package var rate: Float = 0

  nonisolated init() {}
}
