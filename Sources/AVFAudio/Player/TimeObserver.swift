import CoreMedia
import Foundation

/// Somebody who is told how far a player has come; what is handed out to name them.
final class TimeObserver: NSObject, Sendable {
  private let next: @Sendable (CMTime) -> CMTime?
  private let queue: DispatchQueue?
  private let block: @Sendable (CMTime) -> Void
  /// Whether it also hears of starts, stops and jumps.
  let isPeriodic: Bool

  /// Told at each multiple of an interval.
  init(
    every interval: CMTime, queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void
  ) {
    next = { time in
      let done = Int64((time.seconds / interval.seconds + 1e-9).rounded(.down))
      return interval.multiplied(by: done + 1, over: 1)
    }
    self.queue = queue
    self.block = block
    isPeriodic = true
  }

  /// Told at certain times.
  init(at times: [CMTime], queue: DispatchQueue?, _ block: @escaping @Sendable () -> Void) {
    let times = times.filter(\.isNumeric).sorted()
    next = { time in times.first { $0 > time } }
    self.queue = queue
    self.block = { _ in block() }
    isPeriodic = false
  }

  /// The first time after another at which it is told.
  func next(after time: CMTime) -> CMTime? { next(time) }

  /// At once if that is on the main queue.
  @MainActor
  func tell(_ time: CMTime) {
    guard let queue, queue.label != DispatchQueue.main.label else { return block(time) }
    queue.async { self.block(time) }
  }
}
