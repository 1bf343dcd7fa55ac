import Device
import Foundation

/// The order in which delays of a test's own process end.
///
/// By the machine's clock a delay that was put off while a test computed is due at once, and others that the test has
/// started since come later, also those that end sooner by the device's time. Of several that end together some may have
/// been put off.
enum DelayOrder {
  private struct Entry {
    /// In nanoseconds of the device's time.
    let end: Int64
    let number: UInt64
    /// When it was to run at first, and when it is now, in nanoseconds on the clock that libdispatch reads.
    let firstDue: Int64
    var due: Int64
    /// How often it has waited for another one, and has found it due and not run.
    var waits = 0
    var looks = 0
    /// Whether another one has found it due and not run for so long that its queue stands still.
    var isStuck = false

    var wasPutOff: Bool { due > firstDue }
    /// How far the machine's clock was ahead of the device's time when it was started.
    var offset: Int64 { firstDue &- end }

    func precedes(_ other: Entry) -> Bool { (end, number) < (other.end, other.number) }
  }

  /// Those under way, the earliest first.
  private static let entries = Guarded<[Entry]>([])

  /// A delay was started: when it ends by the device's time, and when libdispatch runs it.
  static func add(_ number: UInt64, end: Int64, due: Int64) {
    let entry = Entry(end: end, number: number, firstDue: due, due: due)
    entries.withLock { entries in
      // Most end later than all others.
      var place = entries.count
      if let last = entries.last, entry.precedes(last) {
        place = entries.firstPlace { !$0.precedes(entry) }
      }
      entries.insert(entry, at: place)
    }
  }

  /// libdispatch runs it at another moment.
  static func postpone(_ number: UInt64, end: Int64, to due: Int64) {
    entries.withLock { entries in
      if let place = place(of: number, end: end, in: entries) { entries[place].due = due }
    }
  }

  static func remove(_ number: UInt64, end: Int64) {
    entries.withLock { entries in
      if let place = place(of: number, end: end, in: entries) { entries.remove(at: place) }
    }
  }

  // Ends are sums of times, and moments are reckoned by readings of clocks; in nanoseconds.
  private static let tolerance: Int64 = 100_000
  private static let look: Int64 = 1_000_000
  private static let longestPause: Int64 = 50_000_000
  /// What the kernel wakes so late comes in its time.
  private static let lateness: Int64 = 5_000_000
  /// A delay that is not run though it is due waits for a queue that stands still.
  private static let mostLooks = 20
  /// One that starts the next one again and again lets no time pass.
  private static let mostWaits = 60

  /// How long a delay that comes late waits for the one that ends first, in nanoseconds; nil if that is itself.
  static func rest(of number: UInt64, end: Int64) -> Int64? {
    guard DeviceCalendar.isInUse else { return nil }
    return entries.withLock { entries in
      guard let foremost = entries.firstIndex(where: { !$0.isStuck }),
        case let first = entries[foremost], first.number != number,
        first.end < end - tolerance || first.number < number,
        let place = place(of: number, end: end, in: entries)
      else { return nil }
      let now = RealTime.nanoseconds()
      let own = entries[place]
      // Where the test has computed between the starts of the two, the machine's clock tells another order.
      guard
        first.wasPutOff || first.offset &- own.offset > lateness || now - own.firstDue > lateness
      else { return nil }
      entries[place].waits += 1
      guard entries[place].waits <= mostWaits else { return nil }
      if first.due > now { return min(first.due - now + look, longestPause) }
      entries[place].looks += 1
      guard entries[place].looks > mostLooks else { return look }
      entries[foremost].isStuck = true
      return nil
    }
  }

  private static func place(of number: UInt64, end: Int64, in entries: [Entry]) -> Int? {
    let wanted = Entry(end: end, number: number, firstDue: 0, due: 0)
    let place = entries.firstPlace { !$0.precedes(wanted) }
    return place < entries.count && entries[place].number == number ? place : nil
  }
}

extension Array {
  /// The place of the first element for which a condition holds that holds for all after it, too.
  ///
  /// - Complexity: O(log n).
  fileprivate func firstPlace(where isTrue: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
