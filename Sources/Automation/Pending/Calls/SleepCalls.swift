import Device
import Foundation

/// The C library's functions that let a thread sleep, as the program and Foundation call them: the time that is
/// slept passes on the device too, to the nanosecond, however long the machine takes for it.
enum SleepCalls {
  private typealias NanoSleep =
    @convention(c) (UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?) -> Int32
  private typealias ClockNanoSleep =
    @convention(c) (
      clockid_t, Int32, UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?
    ) -> Int32
  private typealias MicroSleep = @convention(c) (UInt32) -> Int32
  private typealias Sleep = @convention(c) (UInt32) -> UInt32

  private static let originalNanosleep = ProgramSymbol.original(of: "nanosleep").map {
    unsafeBitCast($0, to: NanoSleep.self)
  }
  private static let originalClockNanosleep = ProgramSymbol.original(of: "clock_nanosleep").map {
    unsafeBitCast($0, to: ClockNanoSleep.self)
  }

  static var redirections: TimeCalls.Redirections {
    let nanosleep: NanoSleep = { SleepCalls.pause($0.pointee, rest: $1) }
    let clockNanosleep: ClockNanoSleep = { SleepCalls.pause(by: $0, flags: $1, $2, rest: $3) }
    let usleep: MicroSleep = {
      SleepCalls.pause(
        timespec(tv_sec: Int($0 / 1_000_000), tv_nsec: Int($0 % 1_000_000) * 1000))
    }
    let sleep: Sleep = {
      var left = timespec()
      let status = SleepCalls.pause(timespec(tv_sec: Int($0), tv_nsec: 0), rest: &left)
      return status == 0 ? 0 : UInt32(SleepCalls.seconds(left).rounded(.up))
    }
    // Foundation's `sleep` gives way in loops, for no time.
    return [
      TimeCalls.foundation: ["nanosleep": TimeCalls.address(nanosleep)],
      .program: [
        "nanosleep": TimeCalls.address(nanosleep),
        "clock_nanosleep": TimeCalls.address(clockNanosleep),
        "usleep": TimeCalls.address(usleep), "sleep": TimeCalls.address(sleep),
      ],
    ]
  }

  /// Sleeps for a length of time; the rest is what a signal has left of it.
  private static func pause(
    _ length: timespec, rest: UnsafeMutablePointer<timespec>? = nil
  ) -> Int32 {
    if Uptime.isDevices, !Thread.isMainThread, DeviceSleep.rest(for: seconds(length)) {
      rest?.pointee = timespec()
      return 0
    }
    var (length, left) = (length, timespec())
    let pause = PassedTime.Pause()
    let status = KernelTimers.letRun(upTo: seconds(length)) {
      originalNanosleep?(&length, &left) ?? -1
    }
    let error = errno
    if status == 0 {
      ComputingThreads.outlast { seconds in
        // Others see by the call that this thread sleeps.
        var pause = timespec(tv_sec: 0, tv_nsec: Int(seconds * 1e9))
        return originalNanosleep?(&pause, nil) != 0
      }
    }
    errno = error
    rest?.pointee = left
    pause.end(after: seconds(length) - (status == 0 ? 0 : seconds(left)))
    return status
  }

  private static func pause(
    by clock: clockid_t, flags: Int32, _ time: UnsafePointer<timespec>,
    rest: UnsafeMutablePointer<timespec>?
  ) -> Int32 {
    let isDate = flags != 0 && clock == CLOCK_REALTIME
    guard flags == 0 || isDate else {
      return originalClockNanosleep?(clock, flags, time, rest) ?? EINVAL
    }
    var length = time.pointee
    if isDate {
      let left = max(DispatchMoment.nanoseconds(of: length) - DeviceCalendar.nanoseconds, 0)
      length = timespec(tv_sec: Int(left / 1_000_000_000), tv_nsec: Int(left % 1_000_000_000))
    }
    return pause(length, rest: isDate ? nil : rest) == 0 ? 0 : errno
  }

  private static func seconds(_ time: timespec) -> TimeInterval {
    TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Seeing sleeping threads", needs: "Foundation's threads to sleep by the C library's nanosleep",
    cost: "What a test sleeps by Thread.sleep does not pass on the device's clock."
  ) {
    LibraryCalls.problem(redirecting: ["nanosleep"], from: TimeCalls.foundation)
  }
}
