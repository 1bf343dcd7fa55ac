import Device
import Foundation

/// `dispatch_time_t`, as libdispatch's public header and its implementation of wall times encode it.
///
/// Wall times that a program has made count from the device's date; libdispatch itself counts from the machine's.
enum DispatchMoment {
  static let forever = UInt64.max

  /// The seconds until that moment, 0 if it is past; nil if it never comes.
  static func seconds(until moment: UInt64) -> TimeInterval? {
    guard moment != forever else { return nil }
    guard moment != 0 else { return 0 }
    let nanoseconds: Int64
    if isWall(moment) {
      // A calendar time, as a negative number of nanoseconds since 1970.
      nanoseconds = Int64(bitPattern: 0 &- moment) &- date
    } else if moment >> 63 == 1 {
      nanoseconds =
        Int64(moment & (.max >> 1)) &- ClockReading.last(of: CLOCK_BOOTTIME)
    } else {
      nanoseconds = Int64(moment) &- ClockReading.last(of: CLOCK_MONOTONIC)
    }
    return TimeInterval(max(nanoseconds, 0)) / 1e9
  }

  /// The same moment as libdispatch has to be told.
  static func real(_ moment: UInt64) -> UInt64 {
    if Uptime.isDevices, moment != 0, let seconds = seconds(until: moment) {
      // Its wall clock is the machine's.
      return uptime(Uptime.nanoseconds() &+ Int64(min(seconds, 1e9) * 1e9))
    }
    guard moment != forever, isWall(moment), DeviceCalendar.isInUse else { return moment }
    let date = Int64(bitPattern: 0 &- moment) &- DeviceCalendar.nanoseconds
    return wall(date &+ Uptime.nanoseconds(CLOCK_REALTIME))
  }

  /// A moment of the clock that counts from the start of the system.
  static func uptime(_ nanoseconds: Int64) -> UInt64 { UInt64(min(max(nanoseconds, 1), 1 << 62)) }

  /// The moment so many seconds from now on the machine's wall clock.
  static func machines(after seconds: TimeInterval) -> UInt64 {
    wall(RealTime.nanoseconds(CLOCK_REALTIME) &+ Int64(min(max(seconds, 0), 1e9) * 1e9))
  }

  /// The device's date, so many nanoseconds from now or from another date.
  static func wall(from start: timespec?, adding delta: Int64) -> UInt64 {
    wall((start.map(nanoseconds) ?? DeviceCalendar.read()) &+ delta)
  }

  static func nanoseconds(of time: timespec) -> Int64 {
    let (seconds, overflow) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (time.tv_sec < 0 ? .min / 2 : .max / 2) : seconds &+ Int64(time.tv_nsec)
  }

  /// A moment that is so many nanoseconds later than another one; 0 stays what it is, which stops a timer.
  static func time(after delay: Int64, from time: timespec) -> timespec {
    let moment = nanoseconds(of: time)
    guard moment > 0 else { return time }
    let later = moment.addingReportingOverflow(delay)
    let end = (later.overflow ? .max : later.partialValue).quotientAndRemainder(
      dividingBy: 1_000_000_000)
    return timespec(tv_sec: Int(end.quotient), tv_nsec: Int(end.remainder))
  }

  private static var date: Int64 {
    DeviceCalendar.isInUse ? DeviceCalendar.nanoseconds : RealTime.nanoseconds(CLOCK_REALTIME)
  }

  private static func isWall(_ moment: UInt64) -> Bool { moment >> 62 == 3 }

  private static func wall(_ date: Int64) -> UInt64 {
    // Before 1970 there are none; a date that cannot be told never comes.
    date > 1 ? (date < 1 << 62 ? 0 &- UInt64(date) : forever) : 0 &- 2
  }
}
