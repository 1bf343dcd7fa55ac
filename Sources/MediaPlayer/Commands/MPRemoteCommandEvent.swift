import Foundation

/// That a button outside of the app was pressed.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  public let command: MPRemoteCommand
  /// In seconds since the device was started.
  public let timestamp: TimeInterval

  package init(_ command: MPRemoteCommand) {
    self.command = command
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// In seconds.
  public let interval: TimeInterval

  package init(_ command: MPSkipIntervalCommand, interval: TimeInterval) {
    self.interval = interval
    super.init(command)
  }
}

public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking = 0
  case endSeeking = 1
}

open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let type: MPSeekCommandEventType

  package init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
    self.type = type
    super.init(command)
  }
}

open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let rating: Float

  package init(_ command: MPRatingCommand, rating: Float) {
    self.rating = rating
    super.init(command)
  }
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// 1 is as fast as it was recorded.
  public let playbackRate: Float

  package init(_ command: MPChangePlaybackRateCommand, rate: Float) {
    playbackRate = rate
    super.init(command)
  }
}

open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether the user takes back what they have said.
  public let isNegative: Bool

  package init(_ command: MPFeedbackCommand, isNegative: Bool) {
    self.isNegative = isNegative
    super.init(command)
  }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// In seconds from the beginning.
  public let positionTime: TimeInterval

  package init(_ command: MPChangePlaybackPositionCommand, position: TimeInterval) {
    positionTime = position
    super.init(command)
  }
}

open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let repeatType: MPRepeatType
  /// Whether it is to be so again when the app plays the next time.
  public let preservesRepeatMode: Bool

  package init(_ command: MPChangeRepeatModeCommand, type: MPRepeatType, isKept: Bool) {
    repeatType = type
    preservesRepeatMode = isKept
    super.init(command)
  }
}

open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let shuffleType: MPShuffleType
  /// Whether it is to be so again when the app plays the next time.
  public let preservesShuffleMode: Bool

  package init(_ command: MPChangeShuffleModeCommand, type: MPShuffleType, isKept: Bool) {
    shuffleType = type
    preservesShuffleMode = isKept
    super.init(command)
  }
}
