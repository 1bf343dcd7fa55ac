import Device
import Foundation
import Synchronization

/// Delays of a test's own process to which the machine's clock has come before the device's time.
///
/// While a test computes no time passes, but the machine's clock goes on, by which the kernel wakes libdispatch there. No
/// delay ends while another thread computes (`ComputingThreads`), and one that ends in a wait of the test waits for the
/// rest of its time, so that a wait sees the same however long was computed before it. Waits that say how far the time
/// has come are those of run loops that are run for a time, and those for an app to come to rest. In others, such as those
/// of asynchronous tests, it is the end of a delay that lets the time pass, and those that come late come in the order of
/// their ends (`DelayOrder`).
enum EarlyDelays {
  /// Where the device's time stands for who waits, in nanoseconds; nil where nobody says.
  private static var position: Int64? {
    guard !Uptime.isDevices else { return nil }
    return RunLoopRuns.position
      ?? (isSettling.load(ordering: .acquiring) > 0 ? PassedTime.now : nil)
  }

  /// Where the device's time stands, in nanoseconds.
  static var now: Int64 { position ?? PassedTime.now }

  /// Where a delay of a length in seconds ends that starts at a moment, in nanoseconds of the device's time.
  static func end(after length: TimeInterval, at now: Int64 = now) -> Int64 {
    sum(now, Int64(min(max(length, 0), 1e9) * 1e9))
  }

  /// The moment that is so many nanoseconds later than another one; the last one where that is too far away to be told.
  static func sum(_ moment: Int64, _ length: Int64) -> Int64 {
    let sum = moment.addingReportingOverflow(length)
    return sum.overflow ? .max : sum.partialValue
  }

  /// In nanoseconds: what is longer comes no more.
  static let longest: Int64 = 1_000_000_000_000_000_000

  /// A delay that ends so early is in time: the wait and the delay have not begun at one moment.
  private static let tolerance: Int64 = 1_000_000

  private struct Hold {
    let end: Int64
    /// Where the time stood when the delay was put off; nil if nobody said.
    var position: Int64?
    /// When somebody was first found to compute at its end.
    var computing: ComputingThreads.Moment?
    /// How often a loop of the main thread had waited by then.
    var waits = 0
    /// When libdispatch is to run it, in nanoseconds on the clock that it reads.
    var wake = Int64.min
  }

  /// By their numbers.
  private static let held = Guarded<[UInt64: Hold]>([:])

  /// How long a delay that libdispatch runs has still to wait, in nanoseconds; nil if its time has come, or if it comes
  /// again and nobody has let time pass meanwhile: who waits may wait for this very delay.
  ///
  /// Nobody waits so where the calls of a test run the main queue and no loop has waited since.
  ///
  /// `part`: In which part of what the process does it was started.
  static func rest(
    of number: UInt64, at place: DelayOrder.Place, until end: Int64,
    startedIn part: ComputingThreads.Part
  ) -> Int64? {
    guard !Uptime.isDevices else { return nil }
    let position = position
    let known = held.withLock { $0[number] }
    var hold = known ?? Hold(end: end)
    let rest: Int64?
    if let position, end &- position > tolerance, known?.position != position || isOfCall(known) {
      hold.position = position
      hold.waits = RunLoopCalls.waitsOfMainLoop
      hold.computing = nil
      rest = end &- position
    } else if let pause = ComputingThreads.pauseBeforeEnd(since: &hold.computing, of: part) {
      rest = Int64(pause * 1e9)
    } else {
      hold.computing = nil
      rest = DelayOrder.rest(of: place)
    }
    held.withLock { $0[number] = rest == nil ? nil : hold }
    return rest
  }

  /// Whether a call of the test's runs the main queue, of which a delay that was put off is a part, and who waits there is
  /// this module, which lets the time come to the delay if it has to.
  private static func isOfCall(_ hold: Hold?) -> Bool {
    guard let hold, Thread.isMainThread, RunLoopRuns.position == nil else { return false }
    return hold.waits == RunLoopCalls.waitsOfMainLoop
  }

  /// When a delay that is put off is to run, in nanoseconds on the clock that its library reads: after those that were
  /// started before it and end no later.
  static func wake(of number: UInt64, in rest: Int64) -> Int64 {
    held.withLock { held in
      let wake = sum(Uptime.nanoseconds(), min(rest, longest))
      guard let hold = held[number] else { return wake }
      let before = held.compactMap { $0 < number && $1.end <= hold.end ? $1.wake : nil }
      let ordered = max(wake, sum(before.max() ?? .min, 1))
      held[number]?.wake = ordered
      return ordered
    }
  }

  /// A delay will not end.
  static func forget(_ number: UInt64) { held.withLock { $0[number] = nil } }

  /// Calls `run` until those have ended that had to at a moment of the device's time, at which a wait ends; but not for
  /// long without that anybody computes, since their queue may stand still.
  static func finish(until moment: Int64, _ run: () -> Void) {
    var patience = 20
    // Waits that are made of several end a little before what they add up to.
    let last = moment &+ tolerance
    var computing: ComputingThreads.Moment?
    while held.withLock({ $0.values.contains { $0.end <= last } })
      || TimerSources.isAnyLate(at: last)
    {
      guard patience > 0 else {
        TimerSources.giveUp(until: last)
        return held.withLock { $0 = $0.filter { $0.value.end > last } }
      }
      // Who is to run them may wait for a processor.
      let isSomebodyAtWork = ComputingThreads.pauseBeforeEnd(since: &computing) != nil
      if !isSomebodyAtWork, !isAnyYetToRun(until: last) { patience -= 1 }
      run()
    }
  }

  /// In nanoseconds of real time.
  private static let farAway: Int64 = 3_000_000_000

  /// Whether libdispatch is to run one soon that has to end by a moment of the device's time.
  private static func isAnyYetToRun(until moment: Int64) -> Bool {
    let now = Uptime.nanoseconds()
    return held.withLock { held in
      held.values.contains { $0.end <= moment && $0.wake > now && $0.wake &- now < farAway }
    }
  }

  // MARK: Waits for an app to come to rest

  private static let isSettling = Atomic<Int>(0)

  /// While `body` runs, the time on the device's clock says which delays may end.
  @MainActor
  static func settling<Result>(_ clock: DeviceClock, _ body: () -> Result) -> Result {
    guard clock.isOfProcess else { return body() }
    isSettling.add(1, ordering: .acquiringAndReleasing)
    defer { isSettling.subtract(1, ordering: .acquiringAndReleasing) }
    return body()
  }
}
