import Foundation

/// What plays the user's music, of which there is none.
///
/// Differs from Apple's: it stays stopped, as the library is empty and there is no account for Apple Music.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
  /// That of the app alone.
  public static let applicationMusicPlayer = MPMusicPlayerController()
  /// That of the app Music.
  public static let systemMusicPlayer = MPMusicPlayerController()

  override init() { super.init() }

  // MARK: What it plays

  /// Always `.stopped`.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// Differs from Apple's: kept, and nothing is there to be repeated.
  open var repeatMode = MPMusicRepeatMode.default
  /// Differs from Apple's: kept, and nothing is there to be shuffled.
  open var shuffleMode = MPMusicShuffleMode.default
  /// Nil, as there is no music.
  open var nowPlayingItem: MPMediaItem? { nil }
  /// `NSNotFound`, as there is no music.
  open var indexOfNowPlayingItem: Int { NSNotFound }

  /// Differs from Apple's: none of the `itemCollection` can be played.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}

  /// Differs from Apple's: the `query` finds nothing that could be played.
  open func setQueue(with query: MPMediaQuery) {}

  /// Differs from Apple's: none of the `storeIDs` can be played.
  open func setQueue(with storeIDs: [String]) {}

  // MARK: Playing

  /// Does nothing, as there is no music.
  open func prepareToPlay() {}
  /// False, as there is no music.
  open var isPreparedToPlay: Bool { false }
  /// Does nothing, as there is no music.
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  /// Differs from Apple's: does nothing; there is no music.
  open func skipToNextItem() {}
  /// Differs from Apple's: does nothing; there is no music.
  open func skipToPreviousItem() {}
  /// Differs from Apple's: does nothing; there is no music.
  open func skipToBeginning() {}

  /// In seconds.
  ///
  /// Differs from Apple's: always 0, also when it is set; there is no music.
  open var currentPlaybackTime: TimeInterval {
    get { 0 }
    set {}
  }

  /// Differs from Apple's: always 0, also when it is set; there is no music.
  open var currentPlaybackRate: Float {
    get { 0 }
    set {}
  }

  // MARK: Notifications

  /// Differs from Apple's: does nothing; nothing is played of which it could be told.
  open func beginGeneratingPlaybackNotifications() {}
  /// Differs from Apple's: does nothing; nothing is played of which it could be told.
  open func endGeneratingPlaybackNotifications() {}
}
