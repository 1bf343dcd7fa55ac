import Device
import Foundation

/// A moment of real time until which an answer must have come.
struct Deadline: Sendable {
  /// In nanoseconds.
  private let end: Int64

  init(seconds: TimeInterval) {
    end = RealTime.nanoseconds() + Int64(min(max(seconds, 0), 1_000_000) * 1e9)
  }

  var hasPassed: Bool { RealTime.nanoseconds() >= end }

  /// Milliseconds left, as `poll` takes them: 0 when the moment has passed, else at least 1.
  var milliseconds: Int32 {
    let left = end - RealTime.nanoseconds()
    return left > 0 ? Int32(clamping: left / 1_000_000 + 1) : 0
  }
}
