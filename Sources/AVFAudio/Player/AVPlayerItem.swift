import CoreGraphics
import CoreMedia
import Foundation
import FoundationAdditions

/// Something that a player plays, and how far it has come.
///
/// It is loaded at a later turn after a player has got it.
///
/// Differs from Apple's: only files are loaded, by their headers; an item of the network stays `unknown`, as if its
/// server did not answer.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  nonisolated public let asset: AVAsset
  nonisolated let core = PlayerItemCore()

  // MARK: Making

  nonisolated public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  nonisolated public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }

  /// Differs from Apple's: the keys make no difference; all that a header says is loaded at once.
  nonisolated public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
  }

  // MARK: What is known of it

  nonisolated open var status: Status { core.facts.status }

  /// Why it failed.
  nonisolated open var error: (any Error)? { core.facts.error }

  /// Indefinite until it is ready.
  nonisolated open var duration: CMTime { core.facts.duration }

  /// In pixels; zero for sounds, and until it is ready.
  nonisolated open var presentationSize: CGSize { core.facts.size }

  /// All of it, once it is ready.
  nonisolated open var loadedTimeRanges: [NSValue] {
    let facts = core.facts
    guard facts.status == .readyToPlay, facts.duration.isNumeric else { return [] }
    return [NSValue(timeRange: CMTimeRange(start: .zero, duration: facts.duration))]
  }

  nonisolated open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  nonisolated open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  nonisolated open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  nonisolated open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }

  /// Where playing ends; invalid for the end of all.
  nonisolated open var forwardPlaybackEndTime: CMTime {
    get { core.facts.endTime }
    set {
      core.change { $0.endTime = newValue }
      core.owner?.itemDidMove(self, jumps: false)
    }
  }

  // MARK: Time

  nonisolated open func currentTime() -> CMTime { core.time(at: MediaClock.now) }

  /// Goes to a time; the handler hears at a later turn whether no other jump came before.
  ///
  /// Differs from Apple's: `currentTime()` is there at once.
  nonisolated open func seek(
    to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    jump(to: time, completionHandler)
  }

  /// Differs from Apple's: the tolerances make no difference; the time is met exactly.
  nonisolated open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    jump(to: time, completionHandler)
  }

  /// Lets jumps that have not ended be told that they were cut off.
  nonisolated open func cancelPendingSeeks() { core.takeHandler().map(Self.cutOff) }

  nonisolated func jump(to time: CMTime, _ handler: (@Sendable (Bool) -> Void)?) {
    guard time.isValid, !time.isIndefinite else {
      return Mistake.fail("AVPlayerItem: seeking is not possible to \(time).")
    }
    core.owner?.settle()
    cancelPendingSeeks()
    core.move(to: time, at: MediaClock.now)
    if let handler {
      let number = core.keepHandler(handler)
      MediaClock.soon { [core] in core.takeHandler(number).map { $0(true) } }
    }
    core.owner?.itemDidMove(self, jumps: true)
  }

  nonisolated private static func cutOff(_ handler: @escaping @Sendable (Bool) -> Void) {
    MediaClock.soon { handler(false) }
  }

  // MARK: Loading

  /// Reads the header at the next turn.
  nonisolated func beginLoading() {
    guard asset.source.isFileURL else { return }
    MediaClock.soon { [weak self] in self?.load() }
  }

  private func load() {
    guard status == .unknown else { return }
    let file = asset.file
    let keys = [
      "status", "error", "duration", "presentationSize", "loadedTimeRanges", "seekableTimeRanges",
      "playbackLikelyToKeepUp", "playbackBufferFull", "playbackBufferEmpty",
    ]
    ObservableChange.make(in: self, keys) { core.load(file) }
    core.owner?.itemDidLoad(self)
  }
}
