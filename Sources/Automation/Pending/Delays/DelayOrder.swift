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
  }

  /// Of two that end together what was started first comes first.
  private struct End: Comparable {
    /// In nanoseconds of the device's time.
    let time: Int64
    let number: UInt64

    static func < (left: End, right: End) -> Bool {
      (left.time, left.number) < (right.time, right.number)
    }
  }

  private struct State {
    /// Those under way, by their numbers.
    var entries: [UInt64: Entry] = [:]
    /// All of them that are not stuck, and others that have gone meanwhile.
    var order = MinHeap<End>()

    /// The number of the one that ends first of those that are not stuck.
    mutating func foremost() -> UInt64? {
      while let first = order.first {
        if let entry = entries[first.number], entry.end == first.time, !entry.isStuck {
          return first.number
        }
        order.removeFirst()
      }
      return nil
    }
  }

  private static let state = Guarded(State())

  /// A delay was started: when it ends by the device's time, and when libdispatch runs it.
  static func add(_ number: UInt64, end: Int64, due: Int64) {
    state.withLock { state in
      state.entries[number] = Entry(end: end, firstDue: due, due: due)
      state.order.insert(End(time: end, number: number))
    }
  }

  /// libdispatch runs it at another moment.
  static func postpone(_ number: UInt64, end: Int64, to due: Int64) {
    state.withLock { state in
      if state.entries[number]?.end == end { state.entries[number]?.due = due }
    }
  }

  static func remove(_ number: UInt64, end: Int64) {
    state.withLock { state in
      guard state.entries[number]?.end == end else { return }
      state.entries[number] = nil
      // Those that have gone stay among the others until they come first, but never are most of them.
      guard state.order.elements.count > 2 * state.entries.count + 64 else { return }
      state.order = MinHeap(
        state.entries.filter { !$1.isStuck }.map { End(time: $1.end, number: $0) })
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
    return state.withLock { state in
      guard let foremost = state.foremost(), foremost != number,
        let first = state.entries[foremost], first.end < end - tolerance || foremost < number,
        let own = state.entries[number], own.end == end
      else { return nil }
      let now = RealTime.nanoseconds()
      // Where the test has computed between the starts of the two, the machine's clock tells another order.
      guard
        first.wasPutOff || first.offset &- own.offset > lateness || now - own.firstDue > lateness
      else { return nil }
      state.entries[number]?.waits = own.waits + 1
      guard own.waits < mostWaits else { return nil }
      if first.due > now { return min(first.due - now + look, longestPause) }
      state.entries[number]?.looks = own.looks + 1
      guard own.looks >= mostLooks else { return look }
      state.entries[foremost]?.isStuck = true
      return nil
    }
  }
}
