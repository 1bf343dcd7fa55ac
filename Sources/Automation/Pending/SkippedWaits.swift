import Device
import Foundation

/// Leaves out what an app would wait for in real time, where nothing else can happen before; see `Uptime`.
///
/// libdispatch, Foundation's run loops, Swift's clocks and the program read all clocks through here, and tell the kernel
/// by the machine's clocks when to wake them.
enum SkippedWaits {
  private typealias ClockFunction =
    @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32
  private typealias DayFunction =
    @convention(c) (UnsafeMutablePointer<timeval>?, UnsafeMutableRawPointer?) -> Int32
  private typealias SemaphoreWait =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<timespec>) -> Int32

  private static let originalSemaphoreWait = ProgramSymbol.original(of: "sem_timedwait").map {
    unsafeBitCast($0, to: SemaphoreWait.self)
  }

  private static let dispatch = LibraryCalls.Caller.library("libdispatch.so")
  private static let concurrency = LibraryCalls.Caller.library("libswift_Concurrency.so")

  static var redirections: TimeCalls.Redirections {
    let clock: ClockFunction = { SkippedWaits.read($0, into: $1) }
    // The date that Foundation itself reads so is for the kernel's eyes.
    let uptime: ClockFunction = {
      $0 == CLOCK_REALTIME ? RealTime.read($0, into: $1) : SkippedWaits.read($0, into: $1)
    }
    let day: DayFunction = { time, _ in
      let date = Uptime.nanoseconds(CLOCK_REALTIME).quotientAndRemainder(dividingBy: 1_000_000_000)
      time?.pointee = timeval(tv_sec: Int(date.quotient), tv_usec: Int(date.remainder / 1000))
      return 0
    }
    let semaphore: SemaphoreWait = { semaphore, end in
      var end = timespec(end.pointee, adding: -Uptime.skipped)
      return SkippedWaits.originalSemaphoreWait?(semaphore, &end) ?? -1
    }
    let timer: KernelTimers.Set = { KernelTimers.set($0, flags: $1, $2, previous: $3) }
    return [
      dispatch: [
        "clock_gettime": TimeCalls.address(clock), "gettimeofday": TimeCalls.address(day),
        "sem_timedwait": TimeCalls.address(semaphore), "timerfd_settime": TimeCalls.address(timer),
      ],
      concurrency: ["clock_gettime": TimeCalls.address(clock)],
      TimeCalls.foundation: ["clock_gettime": TimeCalls.address(uptime)],
    ]
  }

  /// What a clock shows; a moment that is reckoned from it counts from this reading.
  static func read(_ id: clockid_t, into time: UnsafeMutablePointer<timespec>) -> Int32 {
    let status = Uptime.read(id, into: time)
    if status == 0, id == CLOCK_MONOTONIC || id == CLOCK_BOOTTIME {
      ClockReading.note(id, DispatchMoment.nanoseconds(of: time.pointee))
    }
    return status
  }

  /// What all of them have to call, so that no clock stays behind.
  private static let needed: [LibraryCalls.Caller: Swift.Set<String>] = [
    dispatch: ["clock_gettime", "timerfd_settime", "sem_timedwait"],
    concurrency: ["clock_gettime"],
    TimeCalls.foundation: ["clock_gettime", "timerfd_settime"],
  ]

  fileprivate static var problem: String? {
    needed.lazy.compactMap { LibraryCalls.problem(redirecting: $0.value, from: $0.key) }.first
  }

  private static let arePossible = problem == nil && DeviceCalendar.isInUse

  /// Leaves out `seconds` of real time; only where a driver in another process has the time.
  static func skip(_ seconds: TimeInterval) {
    guard seconds > 0, seconds < 1e9, PassedTime.isLeftToDriver, arePossible else { return }
    KernelTimers.jump { Uptime.skip(nanoseconds: Int64((seconds * 1e9).rounded(.up))) }
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Leaving out waits",
    needs:
      "libdispatch, Foundation and Swift's clocks to read clocks and set timers by the C library's functions",
    cost: "Delays, timers and sleeping tasks of an app in a process of its own take real time."
  ) { SkippedWaits.problem }
}
