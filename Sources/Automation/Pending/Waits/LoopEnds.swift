import Device
import Foundation

/// The ends of run loops that are run for a time, in the process of a test.
///
/// A loop reckons its end by its own clock (`LoopClock`), and has libdispatch wake it once, which counts by the machine's.
/// When it is woken too early, since the main thread has computed meanwhile, it has to be woken again.
enum LoopEnds {
  /// Has libdispatch wake the loop at a moment of its uptime clock.
  typealias Set = @Sendable (_ moment: UInt64) -> Void

  private struct End {
    let thread: pthread_t
    /// In nanoseconds on the loop's clock.
    let moment: Int64
    /// When the loop is woken, in nanoseconds on the machine's.
    var wake: Int64
    /// How often it was woken too early.
    var repeats = 0
    let set: Set
  }

  /// By the sources of their timers.
  private static let ends = Guarded<[UInt: End]>([:])

  /// The loop that this thread runs has an end.
  static func begin(_ source: UInt, at moment: Int64, _ set: @escaping Set) {
    let wake = wake(at: moment, after: 0)
    ends.withLock {
      $0[source] = End(thread: pthread_self(), moment: moment, wake: wake, set: set)
    }
    set(DispatchMoment.uptime(wake))
  }

  /// The loop has ended.
  static func end(_ source: UInt) { ends.withLock { _ = $0.removeValue(forKey: source) } }

  /// The ends of the loops that this thread runs, in nanoseconds on their clock.
  static var moments: [Int64] {
    let thread = pthread_self()
    return ends.withLock { ends in
      ends.values.filter { $0.thread == thread }.map { $0.moment &+ LoopClock.slack(after: 0) }
    }
  }

  /// A loop of this thread was woken.
  static func wakeUp() {
    let thread = pthread_self()
    let early = ends.withLock { ends -> [End] in
      guard ends.values.contains(where: { $0.thread == thread }) else { return [] }
      let (now, real) = (LoopClock.now, RealTime.nanoseconds())
      var early: [End] = []
      for (source, var end) in ends
      where end.thread == thread && end.wake <= real && end.moment >= now {
        end.repeats += 1
        end.wake = wake(at: end.moment, after: end.repeats)
        ends[source] = end
        early.append(end)
      }
      return early
    }
    for end in early { end.set(DispatchMoment.uptime(end.wake)) }
  }

  private static func wake(at moment: Int64, after repeats: Int) -> Int64 {
    let slack = LoopClock.slack(after: repeats)
    let wake = moment.addingReportingOverflow(max(LoopClock.lag, 0) &+ slack)
    return wake.overflow ? .max : wake.partialValue
  }
}
