import Device
import Foundation

/// Finds that a loop which is run for a time always has something to do, so that its clock stands still.
///
/// It does when the process has computed for `longestWork` without that the loop has rested meanwhile, but for moments.
/// What the process computes while the loop goes on brings it no nearer: a busy machine takes longer for that.
final class LoopStandstill: Sendable {
  // In nanoseconds.
  private struct State {
    /// Where the loop's clock stood when it was last found to have gone on, and what the process had computed by then.
    var waited: Int64 = 0
    var work = RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    /// When it was found to stand still, in real time.
    var end: Int64?
  }

  private let state = Guarded(State())
  private let longestWork: Int64

  /// In nanoseconds: a loop that has rested for less than this has not.
  private static let shortestRest: Int64 = 50_000_000

  /// - Parameter longestWork: In nanoseconds of the processor's time.
  init(longestWork: Int64 = ComputingThreads.longestWork) { self.longestWork = longestWork }

  /// What has to be added to a reading of the loop's clock, which says how long the loop has waited; in nanoseconds.
  func length(at waited: Int64) -> Int64 {
    let work = RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    let (length, hasEnded) = state.withLock { state -> (Int64, Bool) in
      if let end = state.end { return (RealTime.nanoseconds() - end, false) }
      if waited - state.waited > Self.shortestRest {
        (state.waited, state.work) = (waited, work)
      }
      guard work - state.work > longestWork else { return (0, false) }
      state.end = RealTime.nanoseconds()
      return (0, true)
    }
    if hasEnded {
      ComputingThreads.tell(
        "A run loop that is run for a time has always had something to do since "
          + "\(ComputingThreads.seconds(longestWork)) s of the processor's time, so that its time cannot pass by what it "
          + "waits; from now on it passes by the machine's clock, and the loop ends at another moment each time. Look "
          + "for blocks of the main queue, tasks of the main actor or timers of no length that start themselves again."
      )
    }
    return length
  }
}
