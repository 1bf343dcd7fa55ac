import Foundation

/// The machine's own clocks, for bounds on what may never end, and for nothing that an app sees.
///
/// The program's `clock_gettime` and its sleeps stand for the device's time; these do not.
package enum RealTime {
  private typealias ClockFunction =
    @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32

  private static let clock = ProgramSymbol.original(of: "clock_gettime").map {
    unsafeBitCast($0, to: ClockFunction.self)
  }

  /// What the C library's own function tells; -1 if there is none.
  package static func read(_ id: clockid_t, into time: UnsafeMutablePointer<timespec>) -> Int32 {
    clock?(id, time) ?? -1
  }

  /// What a clock of the machine shows, in nanoseconds.
  package static func nanoseconds(_ id: clockid_t = CLOCK_MONOTONIC) -> Int64 {
    var time = timespec()
    _ = read(id, into: &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// The seconds that have passed since a moment that `nanoseconds()` told.
  package static func seconds(since start: Int64) -> TimeInterval {
    TimeInterval(nanoseconds() - start) / 1e9
  }

  /// Lets the thread rest without that any time passes on the device.
  package static func pause(_ seconds: TimeInterval) {
    let microseconds = Int(min(max(seconds, 0), 1_000_000) * 1_000_000)
    var time = timeval(
      tv_sec: microseconds / 1_000_000, tv_usec: microseconds % 1_000_000)
    select(0, nil, nil, nil, &time)
  }
}
