import Device
import Foundation

/// The kernel's timers by which libdispatch and run loops wake up, set by clocks that jump (`Uptime`).
enum KernelTimers {
  typealias Set =
    @convention(c) (
      Int32, Int32, UnsafePointer<itimerspec>, UnsafeMutablePointer<itimerspec>?
    ) -> Int32

  private static let original = ProgramSymbol.original(of: "timerfd_settime").map {
    unsafeBitCast($0, to: Set.self)
  }

  private struct Armed {
    let flags: Int32
    /// By the clocks that jump.
    let time: itimerspec
  }

  /// Those that wait for a moment, by their descriptors.
  private static let armed = Guarded<[Int32: Armed]>([:])

  /// `timerfd_settime`, for a library whose clocks jump.
  ///
  /// What waits for a length of time, as none of those libraries does, is not moved.
  static func set(
    _ timer: Int32, flags: Int32, _ time: UnsafePointer<itimerspec>,
    previous: UnsafeMutablePointer<itimerspec>?
  ) -> Int32 {
    let time = time.pointee
    return armed.withLock { armed in
      armed[timer] = nil
      guard time.it_value.tv_sec > 0 || time.it_value.tv_nsec > 0 else {
        var time = time
        return original?(timer, flags, &time, previous) ?? -1
      }
      if flags & Self.isMoment != 0 { armed[timer] = Armed(flags: flags, time: time) }
      return arm(timer, flags: flags, time, previous: previous)
    }
  }

  /// Lets the clocks jump, and each timer keep its moment.
  static func jump(_ body: () -> Void) {
    armed.withLock { armed in
      body()
      for (timer, kept) in armed {
        _ = arm(timer, flags: kept.flags, kept.time, previous: nil)
      }
    }
  }

  private static func arm(
    _ timer: Int32, flags: Int32, _ time: itimerspec, previous: UnsafeMutablePointer<itimerspec>?
  ) -> Int32 {
    var time = time
    if flags & isMoment != 0 {
      time.it_value = timespec(time.it_value, adding: -Uptime.skipped)
      // A moment that is past is set as one long ago: no moment would stop the timer.
      if time.it_value.tv_sec == 0, time.it_value.tv_nsec == 0 { time.it_value.tv_nsec = 1 }
    }
    return original?(timer, flags, &time, previous) ?? -1
  }

  /// `TFD_TIMER_ABSTIME`.
  private static let isMoment: Int32 = 1
}
