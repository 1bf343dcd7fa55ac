import Device
import Foundation

/// Threads that still compute where a time comes to its end, in the process of a test.
///
/// Time passes while all rest: a delay, a sleep or a wait whose end has come by the machine's clock while another thread
/// computes lasts until that rests. A busy machine, on which the same work takes longer, so ends nothing earlier. What
/// computes until such an end comes, as a loop that looks at a variable does, would never see it: there is a bound.
enum ComputingThreads {
  /// When an end was first put off, and what the process had computed until then; in nanoseconds.
  struct Moment {
    fileprivate let work = RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    fileprivate let real = RealTime.nanoseconds()
    /// How often all had been found at rest.
    fileprivate let rests: UInt

    /// Whether it is so long ago that nothing else is to be expected.
    fileprivate var isFarAway: Bool {
      RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - work > longestWork
        || RealTime.nanoseconds() - real > farLimit
    }
  }

  private struct State {
    /// How often none was found to compute.
    var rests: UInt = 0
    /// When some were found to compute last, in nanoseconds of real time.
    var lastFound: Int64?
    /// Whether they compute without end, as far as is known.
    var isEndless = false
  }

  private static let state = Guarded(State())

  // In nanoseconds of the processor's time, and of real time for threads that wait for a disk; far away.
  static let longestWork: Int64 = 3_000_000_000
  private static let farLimit: Int64 = 60_000_000_000
  // In nanoseconds of real time.
  private static let shortestPause: Int64 = 1_000_000
  private static let longestPause: Int64 = 20_000_000

  /// For how long an end that has come has to be put off until the next look, in seconds of real time; nil if it may
  /// come, since no other thread computes.
  ///
  /// `start`: When it was first put off, which is noted here.
  static func pauseBeforeEnd(since start: inout Moment?) -> TimeInterval? {
    // The tool's time is the machine's.
    guard DeviceCalendar.isInUse, !Uptime.isDevices else { return nil }
    guard areAny else {
      state.withLock { state in
        state.isEndless = false
        state.rests += 1
      }
      return nil
    }
    let rests = state.withLock { $0.rests }
    let first = start.flatMap { $0.rests == rests ? $0 : nil } ?? Moment(rests: rests)
    start = first
    guard !noteEnd(first.isFarAway) else { return nil }
    let pause = (RealTime.nanoseconds() - first.real) / 8
    return TimeInterval(min(max(pause, shortestPause), longestPause)) / 1e9
  }

  private static var areAny: Bool {
    // Many ends that come at once make one look.
    let last = state.withLock { $0.lastFound }
    if let last, RealTime.nanoseconds() - last < shortestPause { return true }
    guard ThreadActivity.isAnyComputing() else { return false }
    state.withLock { $0.lastFound = RealTime.nanoseconds() }
    return true
  }

  /// Whether nothing is put off any more until all rest again.
  ///
  /// Nobody is told: a test that drives its app without a pause does the same.
  private static func noteEnd(_ isFarAway: Bool) -> Bool {
    state.withLock { state in
      state.isEndless = state.isEndless || isFarAway
      return state.isEndless
    }
  }

  /// Goes on waiting while other threads compute.
  ///
  /// - Parameter wait: Waits for at most so many seconds of real time; says whether what is waited for has come.
  static func outlast(_ wait: (TimeInterval) -> Bool) {
    var start: Moment?
    while let pause = pauseBeforeEnd(since: &start), !wait(pause) {}
  }
}
