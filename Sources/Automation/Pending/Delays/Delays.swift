import Device
import Foundation

/// The delayed blocks and timers of dispatch queues, of which sleeping tasks are a kind.
///
/// Dispatch itself tells nobody, so this module stands in for the functions that start them: see
/// `InterposedDispatch`.
final class Delays: Sendable {
  static let shared = Delays()

  struct Delay {
    /// When it fires by itself, in nanoseconds on the clocks that its library reads.
    var end: Int64
    /// When it was first found to be due and not to have fired, in nanoseconds of real time.
    var dueSince: Int64?
    /// From its start, in seconds.
    var length: TimeInterval
    /// Where the device's clock stood when it was started, or earlier.
    var start: DeviceTime?
  }

  /// A timer.
  private struct Source {
    /// Until it fires next.
    var delay: Delay
    /// In nanoseconds; nil if it fires once.
    let interval: Int64?
    /// The number under which its end is told.
    let life: UInt
  }

  private struct State {
    var blocks = SlotTable<Delay>()
    var sources: [UInt: Source] = [:]
    var lastBlock: UInt64 = 0
    var lastLife: UInt = 0
  }

  private let state = Guarded(State())

  // MARK: Keeping

  struct Block {
    /// Another one for each delay, greater for those that are started later.
    let number: UInt64
    fileprivate let slot: Int
    /// When it is to run, in nanoseconds on the clock that its library reads.
    let end: Int64
  }

  /// A block is to run after so many seconds; `now` is where the device's time stands, in nanoseconds.
  func addBlock(after length: TimeInterval, at now: Int64 = EarlyDelays.now) -> Block {
    let delay = Self.delay(after: length, at: now)
    return state.withLock { state in
      state.lastBlock += 1
      return Block(number: state.lastBlock, slot: state.blocks.insert(delay), end: delay.end)
    }
  }

  /// A block is to run at a later moment on the clock that its library reads, since the device's time has not come to it.
  func postpone(_ block: Block, to end: Int64) {
    state.withLock { $0.blocks[block.slot]?.end = end }
  }

  /// It runs, and is no delay any more.
  func remove(_ block: Block) { state.withLock { $0.blocks.remove(block.slot) } }

  /// Notes when a timer source fires; a nil `length` means never.
  ///
  /// - Returns: When it fires first, on the clock that its library reads.
  @discardableResult
  func setSource(
    _ source: UInt, after length: TimeInterval?, leeway: TimeInterval = 0, interval: UInt64?,
    life: UInt = 0
  ) -> Int64? {
    // Where the clocks are the device's, no leeway is left.
    let leeway = Uptime.isDevices ? 0 : leeway
    let timer = length.map {
      Source(
        delay: Self.delay(after: $0 + leeway), interval: interval.map(Self.interval), life: life)
    }
    state.withLock { $0.sources[source] = timer }
    return timer?.delay.end
  }

  /// A timer is to fire at a later moment on the clock that its library reads, since the device's time, of which `end` is a
  /// moment in nanoseconds, has not come to it.
  func postponeSource(_ source: UInt, until end: Int64, wake: Int64) {
    let length = TimeInterval(max(end &- EarlyDelays.now, 0)) / 1e9
    let start = DeviceTime.current()
    state.withLock { state in
      state.sources[source]?.delay = Delay(end: wake, length: length, start: start)
    }
  }

  /// A number that no other delay has.
  func newNumber() -> UInt64 {
    state.withLock { state in
      state.lastBlock += 1
      return state.lastBlock
    }
  }

  func removeSource(_ source: UInt) {
    state.withLock { _ = $0.sources.removeValue(forKey: source) }
  }

  /// A number for a source whose end will be told.
  func newLife() -> UInt {
    state.withLock { state in
      state.lastLife += 1
      return state.lastLife
    }
  }

  /// The source of that number has gone; another one may have its address by now.
  func endLife(_ life: UInt) {
    state.withLock { state in
      guard let source = state.sources.first(where: { $0.value.life == life })?.key else { return }
      state.sources[source] = nil
    }
  }

  /// What is added to moments, for an interval in nanoseconds.
  static func interval(_ interval: UInt64) -> Int64 {
    Int64(min(max(interval, 1), UInt64(EarlyDelays.longest)))
  }

  private static func delay(
    after length: TimeInterval, at now: Int64 = EarlyDelays.now
  ) -> Delay {
    Delay(
      end: EarlyDelays.sum(Uptime.nanoseconds(), Int64(min(length, 1e9) * 1e9)),
      length: length, start: DeviceTime.current(at: now))
  }

  // MARK: Asking

  /// Whether nothing is under way, in real time.
  var isEmpty: Bool { state.withLock { $0.blocks.isEmpty && $0.sources.isEmpty } }

  /// Whether starting a delay in this process really comes here; not where dispatch is linked
  /// statically.
  static let areSeen = InterposedDispatch.isInPlace

  /// Timers may fire a little late, and the thread that they wake takes a moment to run.
  private static let lateness: Int64 = 50_000_000
  /// A block that is so late waits for a queue that does not run.
  private static let stuck: Int64 = 2_000_000_000

  /// What is left until the next of them fires.
  struct Next {
    /// The seconds on the device's clock that pass at least; nil if there is none.
    var delay: TimeInterval?
    /// Whether one fires again and again.
    var repeats = false
  }

  @MainActor
  func next(on clock: DeviceClock) -> Next {
    guard !Uptime.isDevices else { return Next(delay: nextOfDevice()) }
    let now = Uptime.nanoseconds()
    return state.withLock { state in
      var next = Next()
      for (_, delay) in state.blocks.occupied where now - Self.stuck < delay.end {
        next.delay = min(next.delay ?? .infinity, delay.left(at: now, on: clock))
      }
      for (source, timer) in state.sources {
        if now - Self.lateness < timer.delay.end {
          next.delay = min(next.delay ?? .infinity, timer.delay.left(at: now, on: clock))
        } else if timer.interval != nil {
          next.repeats = true
        } else {
          state.sources[source] = nil
        }
      }
      return next
    }
  }
}

extension Delays {
  /// The seconds until the next one fires, where the clocks that they count by are the device's.
  ///
  /// Only while all other threads rest: what is due then has yet to be told by the kernel, or waits for a queue that
  /// does not run.
  private func nextOfDevice() -> TimeInterval? {
    let now = Uptime.nanoseconds()
    let real = RealTime.nanoseconds()
    let isFiring = KernelTimers.isAnyFiring
    return state.withLock { state in
      var next: Int64?
      func note(_ left: Int64) { next = min(next ?? .max, max(left, 0)) }
      for (slot, delay) in state.blocks.occupied {
        if delay.end - now > Delay.moment {
          note(delay.end - now)
        } else {
          let since = delay.dueSince ?? real
          state.blocks[slot]?.dueSince = since
          if real - since < Self.stuck { note(0) }
        }
      }
      for (source, timer) in state.sources {
        let delay = timer.delay
        if delay.end - now > Delay.moment {
          note(delay.end - now)
          continue
        }
        let since = delay.dueSince ?? real
        state.sources[source]?.delay.dueSince = since
        if isFiring, real - since < Self.lateness {
          note(0)
        } else if let interval = timer.interval {
          let missed = (now + Delay.moment - delay.end) / interval
          let end = EarlyDelays.sum(delay.end &+ missed &* interval, interval)
          state.sources[source]?.delay.end = end
          state.sources[source]?.delay.dueSince = nil
          note(end - now)
        } else {
          state.sources[source] = nil
        }
      }
      return next.map { TimeInterval($0) / 1e9 }
    }
  }
}

extension Delays.Delay {
  /// In nanoseconds, less than which is nothing: sums of times are as exact as that.
  fileprivate static let moment: Int64 = 1000

  /// The smaller of what is left in real time and on the device's clock, since either may come first.
  @MainActor
  fileprivate func left(at now: Int64, on clock: DeviceClock) -> TimeInterval {
    max(min(TimeInterval(end - now) / 1e9, left(on: clock)), 0)
  }

  /// What is left on the device's clock.
  ///
  /// A delay of before this clock's time has been running for all of it at most. Less than a microsecond is nothing:
  /// sums of times are as exact as that.
  @MainActor
  fileprivate func left(on clock: DeviceClock) -> TimeInterval {
    let left = length - (start?.seconds(until: clock) ?? clock.now)
    return left < 1e-6 ? 0 : left
  }
}
