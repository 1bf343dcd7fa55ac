import Device
import Foundation

/// The kernel's timers by which libdispatch, run loops and sleeping threads wake up.
///
/// Where the clocks are the device's (`Uptime`), a timer of theirs is set for no moment of the machine's: it fires when
/// the device's time has come to its moment, and while the main thread waits for a time, when that will have brought
/// it there.
enum KernelTimers {
  typealias Set =
    @convention(c) (
      Int32, Int32, UnsafePointer<itimerspec>, UnsafeMutablePointer<itimerspec>?
    ) -> Int32
  typealias Create = @convention(c) (clockid_t, Int32) -> Int32

  private static let originalSet = ProgramSymbol.original(of: "timerfd_settime").map {
    unsafeBitCast($0, to: Set.self)
  }
  private static let originalCreate = ProgramSymbol.original(of: "timerfd_create").map {
    unsafeBitCast($0, to: Create.self)
  }

  enum Owner {
    case dispatch
    case runLoop
    case sleep
  }

  private struct Timer {
    let clock: clockid_t
    let owner: Owner
    /// In nanoseconds on the clock, by who reads it; nil while it is not set.
    var moment: Int64?
    /// Whether the kernel has been told that its moment has come, as it is once.
    var hasCome = false
  }

  /// By their descriptors.
  private static let timers = Guarded<[Int32: Timer]>([:])

  // MARK: The calls

  /// `timerfd_create`, for a library whose clocks may be the device's.
  static func create(_ clock: clockid_t, flags: Int32, owner: Owner) -> Int32 {
    let timer = originalCreate?(clock, flags) ?? -1
    if timer >= 0 { timers.withLock { $0[timer] = Timer(clock: clock, owner: owner) } }
    return timer
  }

  /// `timerfd_settime`, for a library whose clocks may be the device's.
  ///
  /// What waits for a length of time, as none of those libraries does, and what counts by the date, as their own delays do,
  /// is the machine's.
  static func set(
    _ timer: Int32, flags: Int32, _ time: UnsafePointer<itimerspec>,
    previous: UnsafeMutablePointer<itimerspec>?
  ) -> Int32 {
    timers.withLock { timers in
      // A run loop stops its timer by a length of none.
      timers[timer]?.moment = nil
      guard var known = timers[timer], flags & isMoment != 0, known.clock != CLOCK_REALTIME else {
        return originalSet?(timer, flags, time, previous) ?? -1
      }
      let moment = DispatchMoment.nanoseconds(of: time.pointee.it_value)
      known.moment = moment > 0 ? moment : nil
      known.hasCome = false
      guard known.moment != nil, Uptime.isDevices else {
        timers[timer] = known
        return originalSet?(timer, flags, time, previous) ?? -1
      }
      let status = arm(timer, &known)
      timers[timer] = known
      return status
    }
  }

  /// The library does not wait for a timer any more.
  static func forget(_ timer: Int32) { timers.withLock { $0[timer]?.moment = nil } }

  /// The descriptor is closed.
  static func remove(_ timer: Int32) { timers.withLock { _ = $0.removeValue(forKey: timer) } }

  // MARK: The device's time

  /// The device's time has passed, or begins or ceases to go on.
  static func follow() {
    timers.withLock { timers in
      for (timer, var known) in timers where known.moment != nil && !known.hasCome {
        _ = arm(timer, &known)
        timers[timer] = known
      }
    }
  }

  /// Waits for at most so many seconds, which go on meanwhile if it is the main thread that waits.
  static func letRun<Result>(upTo seconds: TimeInterval, _ wait: () -> Result) -> Result {
    RunningWait.wait(upTo: seconds, follow: follow, wait)
  }

  /// Whether a timer of libdispatch has come to its moment and has not been looked at since.
  static var isAnyFiring: Bool {
    timers.withLock { timers in
      timers.values.contains { timer in
        guard timer.owner == .dispatch, let moment = timer.moment else { return false }
        return moment - Uptime.nanoseconds(timer.clock) <= tolerance
      }
    }
  }

  /// The nanoseconds until the next of them, or of an owner's, fires that has not come to its moment yet; nil if there is
  /// none.
  static func next(of owner: Owner? = nil) -> Int64? {
    timers.withLock { timers in
      timers.values.compactMap { timer in
        guard owner == nil || timer.owner == owner else { return nil }
        return timer.moment.map { $0 - Uptime.nanoseconds(timer.clock) }
      }.filter { $0 > tolerance }.min()
    }
  }

  /// In nanoseconds: moments are reckoned by readings of a clock, each of which is a little later than the one before.
  static let tolerance: Int64 = 100_000

  private static func arm(_ timer: Int32, _ known: inout Timer) -> Int32 {
    var time = itimerspec()
    guard let moment = known.moment else { return originalSet?(timer, 0, &time, nil) ?? -1 }
    let left = moment - Uptime.nanoseconds(known.clock)
    if left <= tolerance {
      // Who wakes up by it finds that its moment has come.
      Uptime.tell(moment, of: known.clock)
      known.hasCome = true
      time.it_value.tv_nsec = 1
    } else if RunningWait.isUnderWay {
      let real = RealTime.nanoseconds(known.clock).addingReportingOverflow(left)
      let end = (real.overflow ? .max : real.partialValue).quotientAndRemainder(
        dividingBy: 1_000_000_000)
      time.it_value = timespec(tv_sec: Int(end.quotient), tv_nsec: Int(end.remainder))
    }
    return originalSet?(timer, isMoment, &time, nil) ?? -1
  }

  /// `TFD_TIMER_ABSTIME`.
  private static let isMoment: Int32 = 1
}
