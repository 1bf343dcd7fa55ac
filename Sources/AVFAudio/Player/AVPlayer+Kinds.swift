import CoreMedia
import Foundation

extension AVPlayer {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  /// What a player does at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// For players with a queue.
    case advance = 0
    case pause = 1
    /// Time goes on.
    case none = 2
  }

  /// Why a player does not play yet.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
  }

  // MARK: Waiting for jumps

  /// Goes to a time; the result tells whether no other jump came before.
  @discardableResult
  nonisolated public func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { next in
      seek(to: time) { next.resume(returning: $0) }
    }
  }

  /// Differs from Apple's: the tolerances make no difference; the time is met exactly.
  @discardableResult
  nonisolated public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool {
    await withCheckedContinuation { next in
      seek(to: time) { next.resume(returning: $0) }
    }
  }
}
