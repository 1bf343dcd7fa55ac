import Foundation

/// A moment of real time until which an answer must have come.
struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  init(seconds: TimeInterval) {
    end = ContinuousClock.now.advanced(by: .seconds(min(max(seconds, 0), 1_000_000)))
  }

  var hasPassed: Bool { ContinuousClock.now >= end }

  /// Milliseconds left, as `poll` takes them: 0 when the moment has passed, else at least 1.
  var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: end)
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
