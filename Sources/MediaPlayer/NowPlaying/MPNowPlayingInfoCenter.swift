// MediaPlayer: what the app plays, as the lock screen tells; the buttons there; the user's music, of which there is
// none. May import UIKit, FoundationAdditions, Device and what stands below them.

import Foundation
import Synchronization

public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing = 1
  case paused = 2
  case stopped = 3
  case interrupted = 4
}

/// What the app says that it plays.
///
/// Differs from Apple's: none of its properties is read; nothing shows what it says, which is kept until the app ends.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var info: [String: Any]?
    var playbackState = MPNowPlayingPlaybackState.unknown
  }

  private static let center = MPNowPlayingInfoCenter()
  private let state = Mutex(State())

  override init() { super.init() }

  open class func `default`() -> MPNowPlayingInfoCenter { center }

  /// By the keys `MPMediaItemProperty…` and `MPNowPlayingInfoProperty…`; nil if nothing is played.
  open var nowPlayingInfo: [String: Any]? {
    get { state.withLock { $0 }.info }
    set {
      let new = State(info: newValue)
      state.withLock { $0.info = new.info }
    }
  }

  open var playbackState: MPNowPlayingPlaybackState {
    get { state.withLock { $0.playbackState } }
    set { state.withLock { $0.playbackState = newValue } }
  }
}
