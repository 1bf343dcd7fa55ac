import Foundation
import Synchronization

/// The machine's clocks as an app and the libraries below it read them: with the waits that were left out.
///
/// Where a driver waits for an app in a process of its own and nothing can happen there before a delay ends, that
/// delay need not take real time. All clocks of the process jump over it together, so that every one of them tells
/// the app that it has waited as long as it wanted. What is not meant for the app's eyes asks `RealTime`.
package enum Uptime {
  private static let leftOut = Atomic<Int64>(0)

  /// What was left out so far, in nanoseconds; 0 where no driver waits.
  package static var skipped: Int64 { leftOut.load(ordering: .acquiring) }

  /// Lets all clocks be so much later from now on.
  package static func skip(nanoseconds: Int64) {
    leftOut.add(max(nanoseconds, 0), ordering: .acquiringAndReleasing)
  }

  /// What a clock shows, in nanoseconds.
  package static func nanoseconds(_ id: clockid_t = CLOCK_MONOTONIC) -> Int64 {
    RealTime.nanoseconds(id) &+ skipped
  }

  /// What a clock shows; those that count what a thread or process has computed tell no other time.
  package static func read(_ id: clockid_t, into time: UnsafeMutablePointer<timespec>) -> Int32 {
    let status = RealTime.read(id, into: time)
    let skipped = skipped
    guard status == 0, skipped > 0, runningClocks.contains(id) else { return status }
    time.pointee = timespec(time.pointee, adding: skipped)
    return status
  }

  private static let runningClocks: Set<clockid_t> = [
    CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW,
    CLOCK_MONOTONIC_COARSE, CLOCK_BOOTTIME,
  ]
}

extension timespec {
  /// A moment so many nanoseconds after another; the start of time at the earliest.
  package init(_ time: timespec, adding nanoseconds: Int64) {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    var sum = timespec(
      tv_sec: time.tv_sec &+ Int(seconds), tv_nsec: time.tv_nsec &+ Int(rest))
    if sum.tv_nsec >= 1_000_000_000 {
      sum.tv_nsec -= 1_000_000_000
      sum.tv_sec += 1
    } else if sum.tv_nsec < 0 {
      sum.tv_nsec += 1_000_000_000
      sum.tv_sec -= 1
    }
    self = sum.tv_sec < 0 ? timespec() : sum
  }
}
