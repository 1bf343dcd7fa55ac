import Combine
import Foundation

/// Plays films and sounds.
///
/// Differs from Apple's: nothing is decoded: a player keeps what it plays and how fast, and shows and
/// sounds nothing.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case playing = 2
  }

  package let state = PlayerState()

  /// A player of nothing.
  nonisolated public override init() { super.init() }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  public init(playerItem item: AVPlayerItem?) {
    super.init()
    state.item = item
  }

  open var currentItem: AVPlayerItem? { state.item }

  /// How fast it plays; 1 is as fast as it was made, 0 is a pause.
  open var rate: Float {
    get { state.rate }
    set { state.rate = newValue }
  }

  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  open func play() { rate = 1 }

  open func pause() { rate = 0 }

  open func replaceCurrentItem(with item: AVPlayerItem?) { state.item = item }
}

/// What those who show a player have to know of it.
@MainActor
package final class PlayerState: ObservableObject {
  @Published package var item: AVPlayerItem?
  @Published package var rate: Float = 0

  nonisolated init() {}
}
