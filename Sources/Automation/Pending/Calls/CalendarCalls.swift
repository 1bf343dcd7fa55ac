import Device
import Foundation

/// What tells the date: Foundation's `Date`, and the program's own calls of the C library.
///
/// The other clocks go on as they do: delays, locks and the durations of tests are measured by them.
enum CalendarCalls {
  private typealias ClockFunction =
    @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32
  private typealias DayFunction =
    @convention(c) (UnsafeMutablePointer<timeval>?, UnsafeMutableRawPointer?) -> Int32
  private typealias TimeFunction = @convention(c) (UnsafeMutablePointer<time_t>?) -> time_t
  /// A date's only content is a number, which functions return as such.
  private typealias DateFunction = @convention(c) () -> Double

  static var redirections: TimeCalls.Redirections {
    let clock: ClockFunction = { clock, time in
      guard clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE else {
        return DrivenClocks.read(clock, into: time)
      }
      let date = DeviceCalendar.read().quotientAndRemainder(dividingBy: 1_000_000_000)
      time.pointee = timespec(tv_sec: Int(date.quotient), tv_nsec: Int(date.remainder))
      return 0
    }
    let day: DayFunction = { time, _ in
      let date = DeviceCalendar.read().quotientAndRemainder(dividingBy: 1_000_000_000)
      time?.pointee = timeval(tv_sec: Int(date.quotient), tv_usec: Int(date.remainder / 1000))
      return 0
    }
    let second: TimeFunction = { result in
      let seconds = time_t(DeviceCalendar.read() / 1_000_000_000)
      result?.pointee = seconds
      return seconds
    }
    return [
      TimeCalls.essentials: ["clock_gettime": TimeCalls.address(clock)],
      TimeCalls.foundation: ["gettimeofday": TimeCalls.address(day)],
      .program: [
        "clock_gettime": TimeCalls.address(clock), "gettimeofday": TimeCalls.address(day),
        "time": TimeCalls.address(second),
      ],
      TimeCalls.tests: tests,
    ]
  }

  /// Without these the date would be another one for some of Foundation.
  static let needed: [LibraryCalls.Caller: Set<String>] = [
    TimeCalls.essentials: ["clock_gettime"],
    TimeCalls.foundation: ["gettimeofday", "pthread_cond_timedwait"],
  ]

  // MARK: XCTest

  private static let dateNow = "$s20FoundationEssentials4DateVACycfC"
  private static let secondsNow =
    "$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ"

  /// What a test takes is real time; and its waits reckon their end from a date that never stands still.
  private static var tests: LibraryCalls.Functions {
    let date: DateFunction = {
      guard let moment = CallingLibrary.timedMoment() else {
        return CalendarCalls.seconds(DeviceCalendar.read())
      }
      ComputingThreads.beginPart(isTest: moment == .start)
      return CalendarCalls.seconds(RealTime.nanoseconds(CLOCK_REALTIME))
    }
    let running: DateFunction = { CalendarCalls.seconds(DeviceCalendar.running) }
    return [dateNow: TimeCalls.address(date), secondsNow: TimeCalls.address(running)]
  }

  private static func seconds(_ date: Int64) -> Double { Double(date) / 1e9 - 978_307_200 }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "The device's calendar",
    needs: "Foundation to read the date by the C library's functions, from a library of its own",
    cost: """
      What apps read as the date is the machine's, which goes on while the device's clock stands still.
      """
  ) {
    CalendarCalls.needed.lazy.compactMap {
      LibraryCalls.problem(redirecting: $0.value, from: $0.key)
    }.first
  }
}
