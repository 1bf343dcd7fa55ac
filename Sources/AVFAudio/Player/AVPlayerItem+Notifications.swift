import Foundation

extension AVPlayerItem {
  /// Posted by an item that has been played to its end.
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted by nobody here but the app and its tests, as all of these.
  nonisolated public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  nonisolated public static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  nonisolated public static let newErrorLogEntryNotification = Notification.Name(
    "AVPlayerItemNewErrorLogEntryNotification")
}

extension NSNotification.Name {
  /// Posted by an item that has been played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted by nobody here but the app and its tests, as all of these.
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
