import Foundation
import Synchronization

/// The date on the device, for all threads: where it stood when the process started, and the time that has passed
/// since.
///
/// It starts at the machine's date, or at the one that `VITRINE_DATE` or `-VitrineDate` says. Whoever reads it
/// gets a date that is later than the one before, by a microsecond at least, as from any clock: things made one after
/// the other keep their order, and a loop that only looks at the clock comes to its end.
package enum DeviceCalendar {
  /// `date` on the command line, without its dash.
  private static let argument = "VitrineDate"
  /// The variable.
  package static let variable = "VITRINE_DATE"

  // All in nanoseconds, dates since 1970.
  private static let start = Atomic<Int64>(firstDate())
  private static let readings = Atomic<Int64>(0)
  private static let held = Atomic<Int64>(notHeld)
  private static let notHeld = Int64.min
  private static let inUse = Atomic<Bool>(false)

  // MARK: Reading

  /// Whether what the program reads as the date is the device's.
  package static var isInUse: Bool { inUse.load(ordering: .acquiring) }

  /// Says that an app's libraries are part of the program.
  package static func use() { inUse.store(true, ordering: .releasing) }

  /// The date now, in nanoseconds since 1970, for one who reads it.
  package static func read() -> Int64 {
    let fixed = held.load(ordering: .acquiring)
    guard fixed == notHeld else { return fixed }
    readings.add(1000, ordering: .relaxed)
    return present(at: PassedTime.now)
  }

  /// The date now, in nanoseconds since 1970, for one who compares it with another.
  package static var nanoseconds: Int64 { present(at: PassedTime.now) }

  /// The date as it would be if it were not held, in nanoseconds since 1970, for waits that have an end.
  package static var running: Int64 { running(at: PassedTime.now) }

  /// The date when so many seconds have passed in the process.
  static func date(at moment: TimeInterval) -> Date {
    date(present(at: PassedTime.nanoseconds(of: moment)))
  }

  package static func date(_ nanoseconds: Int64) -> Date {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return Date(
      timeIntervalSinceReferenceDate: TimeInterval(seconds)
        - Date.timeIntervalBetween1970AndReferenceDate
        + TimeInterval(rest) / 1e9)
  }

  private static func present(at moment: Int64) -> Int64 {
    let fixed = held.load(ordering: .acquiring)
    return fixed == notHeld ? running(at: moment) : fixed
  }

  private static func running(at moment: Int64) -> Int64 {
    start.load(ordering: .acquiring) &+ moment &+ readings.load(ordering: .acquiring)
  }

  // MARK: Travelling

  /// The date at which the process started, as the device sees it.
  static var epoch: Date {
    get { date(start.load(ordering: .acquiring)) }
    set {
      readings.store(0, ordering: .releasing)
      start.store(nanoseconds(of: newValue), ordering: .releasing)
    }
  }

  /// The date now; setting it lets no time pass.
  package static var now: Date {
    get { date(nanoseconds) }
    set {
      let date = nanoseconds(of: newValue)
      if isHeld {
        held.store(date, ordering: .releasing)
      } else {
        readings.store(0, ordering: .releasing)
        start.store(date &- PassedTime.now, ordering: .releasing)
      }
    }
  }

  /// Whether the date stands still, whatever time passes; afterwards it goes on from where it is.
  package static var isHeld: Bool {
    get { held.load(ordering: .acquiring) != notHeld }
    set {
      guard newValue != isHeld else { return }
      if newValue {
        held.store(nanoseconds, ordering: .releasing)
      } else {
        let date = held.load(ordering: .acquiring)
        readings.store(0, ordering: .releasing)
        start.store(date &- PassedTime.now, ordering: .releasing)
        held.store(notHeld, ordering: .releasing)
      }
    }
  }

  private static func nanoseconds(of date: Date) -> Int64 {
    let given = date.timeIntervalSince1970
    let seconds = given.isNaN ? 0 : min(max(given, -9e9), 9e9)
    return Int64((seconds * 1e9).rounded())
  }

  // MARK: The start

  /// What is wrong with the date that was given; nil if it is a date, or none was given.
  package static var problem: String? {
    guard let given, PinnedDate(given) == nil else { return nil }
    return "\(variable): \(given) is no date; write 2024-01-09T09:41:00Z, or seconds since 1970"
  }

  private static var given: String? {
    let arguments = CommandLine.arguments
    let place = arguments.lastIndex(of: "-" + argument).map { $0 + 1 }
    if let place, place < arguments.count { return arguments[place] }
    return getenv(variable).map { String(cString: $0) }
  }

  /// Must not read the date by Foundation, which comes here.
  private static func firstDate() -> Int64 {
    given.flatMap { PinnedDate($0)?.nanoseconds } ?? RealTime.nanoseconds(CLOCK_REALTIME)
  }
}
