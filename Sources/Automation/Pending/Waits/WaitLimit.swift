import Device
import Foundation

/// The time after which XCTest ends a wait by itself, should the wait not have ended.
///
/// XCTest counts it by the machine's clock, on which work takes longer when the machine is busy. It is over when as much has
/// passed on the device; or, where nothing lets time pass, when nobody computes. A loop that the waiting thread runs lets it
/// pass when the loop ends, which it does not while others compute, or are kept from computing.
struct WaitLimit {
  /// The thread that waits, which is the one that makes this.
  private let thread = pthread_self()
  /// In nanoseconds of the device's time.
  private let end: Int64
  /// Where the time stood when the limit was put off last, and how often it has stood there.
  private var position: Int64?
  private var standstills = 0
  /// XCTest leaves the limit of a wait that has ended: it comes in another test then, which has set none.
  private let part = ComputingThreads.part
  /// When somebody was first found to compute at its end.
  private var computing: ComputingThreads.Moment?

  /// In seconds from now.
  init(after length: TimeInterval) { end = EarlyDelays.end(after: length) }

  // In nanoseconds.
  private static let tolerance: Int64 = 1_000_000
  private static let look: Int64 = 100_000_000
  private static let mostStandstills = 10
  /// Far away: a loop that does not end has been told of by then (`LoopStandstill`).
  private static let mostStandstillsOfLoop = 600

  /// How long it is put off, in nanoseconds; nil if it has come.
  mutating func rest() -> Int64? {
    if let pause = ComputingThreads.pauseBeforeEnd(since: &computing, of: part) {
      return Int64(pause * 1e9)
    }
    computing = nil
    let now = EarlyDelays.now
    guard end &- now > Self.tolerance else { return nil }
    standstills = now == position ? standstills + 1 : 0
    position = now
    let isLoopRun = RunLoopRuns.isLoopRun(by: thread)
    guard standstills < (isLoopRun ? Self.mostStandstillsOfLoop : Self.mostStandstills) else {
      return nil
    }
    return standstills > 0 ? Self.look : end &- now
  }
}
