import Foundation

/// `dispatch_time_t`, as libdispatch's public header and its implementation of wall times encode it.
enum DispatchMoment {
  static let forever = UInt64.max

  /// The seconds until that moment, 0 if it is past; nil if it never comes.
  static func seconds(until moment: UInt64) -> TimeInterval? {
    guard moment != forever else { return nil }
    guard moment != 0 else { return 0 }
    let nanoseconds: Double
    if moment >> 62 == 3 {
      // A calendar time, as a negative number of nanoseconds since 1970.
      nanoseconds = Double(0 &- moment) - now(CLOCK_REALTIME)
    } else if moment >> 63 == 1 {
      nanoseconds = Double(moment & (.max >> 1)) - now(CLOCK_BOOTTIME)
    } else {
      nanoseconds = Double(moment) - now(CLOCK_MONOTONIC)
    }
    return max(nanoseconds / 1e9, 0)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
