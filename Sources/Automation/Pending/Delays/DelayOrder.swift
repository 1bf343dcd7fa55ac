import Device
import Foundation

/// The order in which delays of a test's own process end.
///
/// By the machine's clock a delay that was put off while a test computed is due at once, and others that the test has
/// started since come later, also those that end sooner by the device's time. Of several that end together some may have
/// been put off.
enum DelayOrder {
  /// Under which a delay is known here until it is removed.
  struct Place {
    fileprivate let slot: Int
    fileprivate let serial: UInt64
  }

  private struct Entry {
    /// Another one for each that was added.
    let serial: UInt64
    /// What was started first has the smaller one.
    let number: UInt64
    /// In nanoseconds of the device's time.
    let end: Int64
    /// When it was to run at first, and when it is now, in nanoseconds on the clock that libdispatch reads.
    let firstDue: Int64
    var due: Int64
    /// How often it has waited for another one, and has found it due and not run.
    var waits: UInt8 = 0
    var looks: UInt8 = 0
    /// Whether another one has found it due and not run for so long that its queue stands still.
    var isStuck = false

    var wasPutOff: Bool { due > firstDue }
    /// How far the machine's clock was ahead of the device's time when it was started.
    var offset: Int64 { firstDue &- end }
  }

  /// Of two that end together what was started first comes first.
  private struct End: Comparable {
    /// In nanoseconds of the device's time.
    let time: Int64
    let number: UInt64
    let place: Place

    init(_ entry: Entry, in slot: Int) {
      time = entry.end
      number = entry.number
      place = Place(slot: slot, serial: entry.serial)
    }

    static func < (left: End, right: End) -> Bool {
      (left.time, left.number) < (right.time, right.number)
    }

    static func == (left: End, right: End) -> Bool {
      (left.time, left.number) == (right.time, right.number)
    }
  }

  private struct State {
    var entries = SlotTable<Entry>()
    var lastSerial: UInt64 = 0
    /// All of them that are not stuck, and others that have gone meanwhile.
    var order = MinHeap<End>()

    /// The delay of that place; nil if it was removed.
    subscript(place: Place) -> Entry? {
      entries[place.slot].flatMap { $0.serial == place.serial ? $0 : nil }
    }

    /// The one that ends first of those that are not stuck.
    mutating func foremost() -> (entry: Entry, slot: Int)? {
      while let first = order.first {
        if let entry = self[first.place], !entry.isStuck { return (entry, first.place.slot) }
        order.removeFirst()
      }
      return nil
    }
  }

  private static let state = Guarded(State())

  /// A delay was started: when it ends by the device's time, and when libdispatch runs it.
  static func add(_ number: UInt64, end: Int64, due: Int64) -> Place {
    state.withLock { state in
      state.lastSerial += 1
      let entry = Entry(
        serial: state.lastSerial, number: number, end: end, firstDue: due, due: due)
      let end = End(entry, in: state.entries.insert(entry))
      state.order.insert(end)
      return end.place
    }
  }

  /// libdispatch runs it at another moment.
  static func postpone(_ place: Place, to due: Int64) {
    state.withLock { state in
      if state[place] != nil { state.entries[place.slot]?.due = due }
    }
  }

  static func remove(_ place: Place) {
    state.withLock { state in
      guard state[place] != nil else { return }
      state.entries.remove(place.slot)
      // Those that have gone stay among the others until they come first, but never are most of them.
      guard state.order.count > 2 * state.entries.count + 64 else { return }
      state.order = MinHeap(
        state.entries.occupied.filter { !$0.element.isStuck }.map { End($0.element, in: $0.slot) })
    }
  }

  // Ends are sums of times, and moments are reckoned by readings of clocks; in nanoseconds.
  private static let tolerance: Int64 = 100_000
  private static let look: Int64 = 1_000_000
  private static let longestPause: Int64 = 50_000_000
  /// What the kernel wakes so late comes in its time.
  private static let lateness: Int64 = 5_000_000
  /// A delay that is not run though it is due waits for a queue that stands still.
  private static let mostLooks: UInt8 = 20
  /// One that starts the next one again and again lets no time pass.
  private static let mostWaits: UInt8 = 60

  /// How long a delay that comes late waits for the one that ends first, in nanoseconds; nil if that is itself.
  static func rest(of place: Place) -> Int64? {
    guard DeviceCalendar.isInUse else { return nil }
    return state.withLock { state in
      guard let (first, slot) = state.foremost(), let own = state[place],
        first.serial != own.serial, first.end < own.end - tolerance || first.number < own.number
      else { return nil }
      let now = RealTime.nanoseconds()
      // Where the test has computed between the starts of the two, the machine's clock tells another order.
      guard
        first.wasPutOff || first.offset &- own.offset > lateness || now - own.firstDue > lateness
      else { return nil }
      state.entries[place.slot]?.waits = min(own.waits, mostWaits) + 1
      guard own.waits < mostWaits else { return nil }
      if first.due > now { return min(first.due - now + look, longestPause) }
      state.entries[place.slot]?.looks = own.looks + 1
      guard own.looks >= mostLooks else { return look }
      state.entries[slot]?.isStuck = true
      return nil
    }
  }
}
