import Device
import Foundation

/// The timer sources of dispatch in the process of a test, which end by the device's time as delays do.
///
/// The kernel wakes them by the machine's clock. What is woken while another thread computes, or before a wait has let
/// the time come to it, is set anew, and its handler is called later (`EarlyDelays`); those that come late come in the order
/// of their ends, among delays too (`DelayOrder`). When the handler is called, the time has passed.
enum TimerSources {
  fileprivate struct Tick {
    /// Another one each time that the timer is set.
    let number: UInt64
    /// In nanoseconds of the device's time.
    var end: Int64
    /// In seconds from when it was set, or from the tick before.
    var length: TimeInterval
    /// When it was to come at first, in nanoseconds on the clock that libdispatch reads.
    var due: Int64
    /// In nanoseconds; nil if it comes once.
    let interval: Int64?
    let leeway: UInt64
    /// The number that stands for its source until that has gone.
    let life: UInt
    var pause = PassedTime.Pause()
    let part = ComputingThreads.part
    /// Its place in the order, since the kernel has woken it.
    var place: DelayOrder.Place?
    /// Whether it was waited for in vain: its queue stands still, or it has never been resumed.
    var isStuck = false
  }

  /// The next ticks, by their sources.
  private static let ticks = Guarded<[UInt: Tick]>([:])

  /// How many there are.
  static var count: Int { ticks.withLock { $0.count } }

  /// Whether one that has had to come by a moment of the device's time has not, since the kernel is late.
  static func isAnyLate(at moment: Int64) -> Bool {
    ticks.withLock { $0.values.contains { $0.end <= moment && !$0.isStuck } }
  }

  /// Those that have had to come by a moment of the device's time are not waited for any longer.
  static func giveUp(until moment: Int64) {
    ticks.withLock { ticks in
      for (source, tick) in ticks where tick.end <= moment { ticks[source]?.isStuck = true }
    }
  }

  /// A timer is about to be set, in seconds from now; a nil `length` means never.
  static func set(
    _ source: OpaquePointer, after length: TimeInterval?, interval: UInt64, leeway: UInt64,
    life: UInt
  ) {
    let address = UInt(bitPattern: source)
    remove(address)
    guard let length, DeviceCalendar.isInUse, !Uptime.isDevices else { return }
    let tick = Tick(
      number: Delays.shared.newNumber(), end: EarlyDelays.end(after: length), length: length,
      due: Uptime.nanoseconds() &+ Int64(min(length, 1e9) * 1e9),
      interval: interval == DispatchMoment.forever ? nil : Delays.interval(interval),
      leeway: leeway, life: life)
    ticks.withLock { $0[address] = tick }
  }

  /// A source was cancelled, or the one of that number has gone; another one may have its address by now.
  static func remove(_ source: UInt, life: UInt? = nil) {
    let tick = ticks.withLock { ticks in
      life == nil || ticks[source]?.life == life ? ticks.removeValue(forKey: source) : nil
    }
    guard let tick else { return }
    if let place = tick.place { DelayOrder.remove(place) }
    EarlyDelays.forget(tick.number)
  }

  /// The kernel has woken a source: calls its handler, unless that has to wait.
  static func fire(_ source: OpaquePointer, _ handler: () -> Void) {
    let address = UInt(bitPattern: source)
    if let (tick, place) = woken(address) {
      if let rest = EarlyDelays.rest(
        of: tick.number, at: place, until: tick.end, startedIn: tick.part)
      {
        return putOff(source, tick, at: place, for: rest)
      }
      DelayOrder.remove(place)
      tick.pause.end(after: tick.length)
      // This thread runs by now, which is seen as well.
      if tick.interval == nil { Delays.shared.removeSource(address) }
      ticks.withLock { $0[address].goOn(after: tick.number) }
    }
    handler()
  }

  /// The tick of a source that was woken, with its place in the order.
  private static func woken(_ source: UInt) -> (tick: Tick, place: DelayOrder.Place)? {
    ticks.withLock { ticks in
      guard let tick = ticks[source] else { return nil }
      let place = tick.place ?? DelayOrder.add(tick.number, end: tick.end, due: tick.due)
      ticks[source]?.place = place
      return (tick, place)
    }
  }

  private static func putOff(
    _ source: OpaquePointer, _ tick: Tick, at place: DelayOrder.Place, for rest: Int64
  ) {
    let address = UInt(bitPattern: source)
    let wake = EarlyDelays.wake(of: tick.number, in: rest)
    DelayOrder.postpone(place, to: wake)
    let isPutOff = ticks.withLock { ticks in
      // Somebody may have set or stopped it meanwhile.
      guard ticks[address]?.number == tick.number else { return false }
      Delays.shared.postponeSource(address, until: tick.end, wake: wake)
      InterposedTimers.setMachinesTimer(
        source, DispatchMoment.uptime(wake),
        tick.interval.map(UInt64.init) ?? DispatchMoment.forever, tick.leeway)
      return true
    }
    guard !isPutOff else { return }
    DelayOrder.remove(place)
    EarlyDelays.forget(tick.number)
  }
}

extension TimerSources.Tick? {
  /// The tick of that number has come; nothing if the timer was set anew meanwhile.
  fileprivate mutating func goOn(after number: UInt64) {
    guard let tick = self, tick.number == number else { return }
    guard let interval = tick.interval else {
      self = nil
      return
    }
    // Ticks that nobody has looked at come as one.
    let missed = max(PassedTime.now &- tick.end, 0) / interval
    self?.end = EarlyDelays.sum(tick.end &+ missed &* interval, interval)
    self?.length = TimeInterval(interval) / 1e9
    self?.due = Uptime.nanoseconds() &+ interval
    self?.pause = PassedTime.Pause()
    self?.place = nil
    self?.isStuck = false
  }
}
