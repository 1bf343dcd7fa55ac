import Foundation
import Synchronization

/// The clocks that count from the start of the system, as an app and the libraries below it read them.
///
/// They are the machine's, but in an app in a process of its own that a driver leaves the time to (`followDevice`):
/// there they go on as the device's time does and stand still otherwise, so that no delay ends because somebody has
/// computed for long. What is not meant for the app's eyes asks `RealTime`.
package enum Uptime {
  private static let isFollowing = Atomic<Bool>(false)
  /// What was told last, in nanoseconds of the device's time.
  private static let told = Atomic<Int64>(0)

  /// What the machine's clocks showed when the device's time was 0, by their numbers.
  private static let starts: [Int64] = (0..<12).map { number in
    running.contains(number) ? RealTime.nanoseconds(number) &- PassedTime.now : never
  }
  private static let never = Int64.min
  private static let running: Set<clockid_t> = [
    CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW,
    CLOCK_MONOTONIC_COARSE, CLOCK_BOOTTIME,
  ]

  /// Whether the clocks show the device's time.
  package static var isDevices: Bool { isFollowing.load(ordering: .acquiring) }

  /// From now on the clocks show the device's time; they go on from where they are.
  package static func followDevice() {
    _ = starts
    isFollowing.store(true, ordering: .releasing)
  }

  /// What a clock shows, in nanoseconds.
  package static func nanoseconds(_ id: clockid_t = CLOCK_MONOTONIC) -> Int64 {
    start(of: id).map { $0 &+ PassedTime.now } ?? RealTime.nanoseconds(id)
  }

  /// What a clock has shown last, which may be a little later than what it shows; in nanoseconds.
  package static func last(of id: clockid_t) -> Int64 {
    start(of: id).map { $0 &+ max(PassedTime.now, told.load(ordering: .acquiring)) }
      ?? RealTime.nanoseconds(id)
  }

  /// What a clock shows, for one who reads it; those that count what a thread or process has computed are the machine's.
  package static func read(_ id: clockid_t, into time: UnsafeMutablePointer<timespec>) -> Int32 {
    guard let start = start(of: id) else { return RealTime.read(id, into: time) }
    let moment = (start &+ reading()).quotientAndRemainder(dividingBy: 1_000_000_000)
    time.pointee = timespec(tv_sec: Int(moment.quotient), tv_nsec: Int(moment.remainder))
    return 0
  }

  /// Nil where the clock is the machine's.
  private static func start(of id: clockid_t) -> Int64? {
    guard isDevices, starts.indices.contains(Int(id)), starts[Int(id)] != never else { return nil }
    return starts[Int(id)]
  }

  // MARK: Readings

  /// How much later each reading is than the one before, at least, in nanoseconds.
  ///
  /// A loop that only looks at the clock comes to its end so. The time catches up with the readings.
  private static let step: Int64 = 1000

  private static func reading() -> Int64 {
    let passed = PassedTime.now
    var last = told.load(ordering: .acquiring)
    while true {
      let next = max(passed, last &+ step)
      let (done, present) = told.compareExchange(
        expected: last, desired: next, ordering: .acquiringAndReleasing)
      if done { return next }
      last = present
    }
  }

  /// Lets all readings from now on be no earlier than what a clock shows at a moment, which has come but for the
  /// readings between two.
  package static func tell(_ moment: Int64, of id: clockid_t) {
    guard let start = start(of: id) else { return }
    let moment = moment &- start
    var last = told.load(ordering: .acquiring)
    while last < moment {
      let (done, present) = told.compareExchange(
        expected: last, desired: moment, ordering: .acquiringAndReleasing)
      if done { return }
      last = present
    }
  }
}
