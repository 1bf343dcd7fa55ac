import Foundation
import Synchronization

/// Goes some seconds on or back.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  private let intervals = Mutex<[Double]>([])

  /// How far the buttons may go, in seconds.
  open var preferredIntervals: [NSNumber] {
    get { intervals.withLock { $0 }.map { NSNumber(value: $0) } }
    set {
      let new = newValue.map(\.doubleValue)
      intervals.withLock { $0 = new }
    }
  }
}

/// Likes something, or not.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Differs from Apple's: kept, and shown nowhere.
  open var isActive = false
  /// Differs from Apple's: kept, and shown nowhere.
  open var localizedTitle = ""
  /// Differs from Apple's: kept, and shown nowhere.
  open var localizedShortTitle = ""
}

open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  /// Differs from Apple's: kept, and shown nowhere.
  open var minimumRating: Float = 0
  /// Differs from Apple's: kept, and shown nowhere.
  open var maximumRating: Float = 1
}

open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// Differs from Apple's: kept, and shown nowhere.
  open var supportedPlaybackRates: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

public enum MPRepeatType: Int, Sendable {
  case off = 0
  case one = 1
  case all = 2
}

open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// Differs from Apple's: kept, and shown nowhere.
  open var currentRepeatType = MPRepeatType.off
}

public enum MPShuffleType: Int, Sendable {
  case off = 0
  case items = 1
  case collections = 2
}

open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// Differs from Apple's: kept, and shown nowhere.
  open var currentShuffleType = MPShuffleType.off
}
