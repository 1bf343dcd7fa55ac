import Device
import Foundation

/// Threads that still compute where a time comes to its end, in the process of a test.
///
/// Time passes while all rest: a delay, a sleep or a wait whose end has come by the machine's clock while another thread
/// computes lasts until that rests. A busy machine, on which the same work takes longer, so ends nothing earlier. What
/// computes until such an end comes, as a loop that looks at a variable does, would never see it: there is a bound, and a
/// test of XCTest's that comes to it with a delay of its own is told. Tests that run side by side compute beside each
/// other's delays, which is no mistake.
enum ComputingThreads {
  /// When an end was first put off, and what the process had computed until then; in nanoseconds.
  struct Moment {
    fileprivate let work = RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    fileprivate let real = RealTime.nanoseconds()
    /// How often all had been found at rest.
    fileprivate let rests: UInt

    /// What the process has computed since, in nanoseconds of the processor's time, and how long ago it is in real time.
    fileprivate var since: (work: Int64, real: Int64) {
      (
        RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - work, RealTime.nanoseconds() - real
      )
    }

    /// Whether it is so long ago that nothing else is to be expected.
    fileprivate var isFarAway: Bool {
      let (work, real) = since
      return work > longestWork || real > farLimit
    }
  }

  private struct State {
    /// How often none was found to compute.
    var rests: UInt = 0
    /// When some were found to compute last, in nanoseconds of real time.
    var lastFound: Int64?
    /// Since when they compute without end, as far as is known; nil if they don't.
    var endlessSince: Moment?
    var part = Part()
    /// The part in which it was told that they do.
    var toldIn: Part?
  }

  /// A part of what the process does: a test of XCTest's, or what lies between two of them.
  struct Part: Equatable {
    fileprivate var number: UInt = 0
    fileprivate var isTest = false
  }

  /// The part that runs.
  static var part: Part { state.withLock { $0.part } }

  /// A test of XCTest's, or several of them, begins or ends: what has computed without end was another one, and what it
  /// has left asleep lets no time pass for the next.
  static func beginPart(isTest: Bool) {
    PassedTime.beginStretch()
    state.withLock { state in
      state.part = Part(number: state.part.number + 1, isTest: isTest)
      state.endlessSince = nil
      state.rests += 1
    }
  }

  private static let state = Guarded(State())

  // In nanoseconds of the processor's time, and of real time for threads that wait for a disk; far away.
  static let longestWork: Int64 = 3_000_000_000
  private static let farLimit: Int64 = 60_000_000_000
  // In nanoseconds of real time.
  private static let shortestPause: Int64 = 1_000_000
  private static let longestPause: Int64 = 20_000_000

  /// Whether an end that has come has to be put off.
  ///
  /// - Parameters:
  ///   - start: When it was first put off, which is noted here.
  ///   - part: In which part somebody has set the end.
  /// - Returns: For how long, until the next look, in seconds of real time; nil if it may come, since no other thread
  ///   computes.
  static func pauseBeforeEnd(since start: inout Moment?, of part: Part = ComputingThreads.part)
    -> TimeInterval?
  {
    guard isAsked else { return nil }
    guard areAny else {
      state.withLock { state in
        state.endlessSince = nil
        state.rests += 1
      }
      return nil
    }
    let rests = state.withLock { $0.rests }
    let first = start.flatMap { $0.rests == rests ? $0 : nil } ?? Moment(rests: rests)
    start = first
    guard !noteEnd(first, of: part) else { return nil }
    let pause = (RealTime.nanoseconds() - first.real) / 8
    return TimeInterval(min(max(pause, shortestPause), longestPause)) / 1e9
  }

  /// The tool's time is the machine's.
  private static var isAsked: Bool { DeviceCalendar.isInUse && !Uptime.isDevices }

  private static var isEndless: Bool { state.withLock { $0.endlessSince != nil } }

  private static var areAny: Bool {
    // Many ends that come at once make one look.
    let last = state.withLock { $0.lastFound }
    if let last, RealTime.nanoseconds() - last < shortestPause { return true }
    guard ThreadActivity.isAnyComputing() else { return false }
    state.withLock { $0.lastFound = RealTime.nanoseconds() }
    return true
  }

  /// Whether nothing is put off any more until all rest again.
  private static func noteEnd(_ first: Moment, of part: Part) -> Bool {
    let isFarAway = first.isFarAway
    let (isEndless, news): (Bool, Moment?) = state.withLock { state in
      if isFarAway, state.endlessSince == nil { state.endlessSince = first }
      guard let since = state.endlessSince else { return (false, nil) }
      // It may have been the end of another part's that came to the bound.
      guard part.isTest, part == state.part, part != state.toldIn else { return (true, nil) }
      state.toldIn = part
      return (true, since)
    }
    if let news { tell(since: news) }
    return isEndless
  }

  /// Goes on waiting while other threads compute, and once more behind it: what they did last, before they came to rest,
  /// may be what is waited for.
  ///
  /// - Parameters:
  ///   - lastWaits: How often it waits once more where others then compute again, which had waited for a lock that the
  ///     waiting thread has but while it waits. Not often: on a busy machine it takes long until all rest at once.
  ///   - wait: Waits for at most so many seconds of real time, which may be none; says whether what is waited for has come.
  static func outlast(lastWaits: Int = 1, _ wait: (TimeInterval) -> Bool) {
    guard isAsked else { return }
    var start: Moment?
    for number in 1...lastWaits {
      while let pause = pauseBeforeEnd(since: &start) {
        if wait(pause) { return }
      }
      if wait(0) || number == lastWaits || isEndless || !ThreadActivity.isAnyComputing() { return }
    }
  }

  // MARK: Telling

  /// Takes what is told in place of the standard error.
  static let listener = Guarded<(@Sendable (String) -> Void)?>(nil)

  // At once, on whichever thread: who computes without end may never look.

  private static func tell(since first: Moment) {
    let (work, real) = first.since
    let threads = ThreadActivity.computing().map { "“\($0)”" }.sorted().joined(separator: ", ")
    let message =
      "The time of a delay, a sleep or a wait with an end has come, but threads of the test's process have computed for "
      + "\(seconds(work)) s of the processor's time (\(seconds(real)) s of real time) without that all rested at once: "
      + "\(threads.isEmpty ? "they rest by now" : threads). It ends meanwhile, as do others until all rest; on a busy "
      + "machine that is at another moment each time. A loop that looks whether something has happened lets no time "
      + "pass: wait by an expectation, `await` or `RunLoop.run(until:)`. What computes for long without waiting for "
      + "anything should do so before the delay begins."
    tell(message)
  }

  static func tell(_ message: String) {
    if let listener = listener.withLock({ $0 }) { return listener(message) }
    FileHandle.standardError.write(Data("[Automation] \(message)\n".utf8))
  }

  static func seconds(_ nanoseconds: Int64) -> String {
    String(format: "%.1f", TimeInterval(nanoseconds) / 1e9)
  }
}
