import Foundation

/// The device's virtual time: it stands still until somebody moves it.
///
/// Work is run in the order of its deadlines; work with the same deadline in the order in which it
/// was scheduled. While a piece of work runs, `now` is its deadline.
@MainActor
package final class DeviceClock {
  /// Seconds since the device was started; never goes back.
  package private(set) var now: TimeInterval = 0
  /// Nil for the clock of the process's device, whose date is `DeviceCalendar`'s.
  private var ownEpoch: Date?

  private var queue = ScheduledWorkQueue()
  private var lastSequence: UInt64 = 0

  /// A clock of its own; the default epoch is 9 January 2024, 9:41 GMT.
  package init(epoch: Date = Date(timeIntervalSince1970: 1_704_793_260)) {
    ownEpoch = epoch
  }

  private init(ofProcess: Void) {}

  /// The clock of the device that the apps of this process run on: it moves what all threads read as the
  /// date.
  package static func ofProcess() -> DeviceClock { DeviceClock(ofProcess: ()) }

  /// Whether this is the clock of the process's device.
  package var isOfProcess: Bool { ownEpoch == nil }

  /// The calendar date at `now == 0`.
  package var epoch: Date {
    get { ownEpoch ?? DeviceCalendar.epoch }
    set {
      if ownEpoch == nil { DeviceCalendar.epoch = newValue } else { ownEpoch = newValue }
    }
  }

  /// The calendar date at `now`.
  package var date: Date { ownEpoch?.addingTimeInterval(now) ?? DeviceCalendar.date(at: now) }

  // MARK: Scheduling

  /// Runs `work` when the clock reaches `deadline`, or at the next move if that is already past.
  ///
  /// Times are seconds on this clock. `keepsBusy` is false for work that never ends by itself, such
  /// as an endless animation: the device counts as idle in spite of it. What `tellsDate` also runs when
  /// the date is set. The result can cancel; the work runs even when nobody keeps it.
  @discardableResult
  package func schedule(
    at deadline: TimeInterval,
    keepsBusy: Bool = true,
    tellsDate: Bool = false,
    origin: StaticString = #fileID,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    lastSequence += 1
    let entry = ScheduledWork(
      deadline: deadline.isNaN ? now : max(deadline, now), sequence: lastSequence,
      keepsBusy: keepsBusy, tellsDate: tellsDate, origin: origin, work: work)
    queue.insert(entry)
    return entry
  }

  /// Runs `work` `delay` seconds from now.
  @discardableResult
  package func schedule(
    after delay: TimeInterval,
    keepsBusy: Bool = true,
    tellsDate: Bool = false,
    origin: StaticString = #fileID,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(
      at: now + delay, keepsBusy: keepsBusy, tellsDate: tellsDate, origin: origin, work)
  }

  // MARK: State

  /// When the next piece of work is due; nil if there is none.
  package var nextDeadline: TimeInterval? { queue.first()?.deadline }

  /// When the next piece of work is due that keeps the device busy.
  ///
  /// - Complexity: O(n) in the number of scheduled entries.
  package var nextBusyDeadline: TimeInterval? { nextBusyWork?.deadline }

  /// The next piece of work that keeps the device busy.
  ///
  /// - Complexity: O(n) in the number of scheduled entries.
  package var nextBusyWork: ScheduledWork? { queue.firstBusy() }

  // MARK: Moving

  /// Moves to the next deadline, but not past `limit`, and runs the one piece of work first there.
  ///
  /// - Returns: false if nothing is due until `limit`; then the clock has not moved.
  @discardableResult
  package func advanceToNextDeadline(noLaterThan limit: TimeInterval = .infinity) -> Bool {
    guard let entry = queue.first(), entry.deadline <= limit else { return false }
    queue.removeFirst()
    move(to: entry.deadline)
    entry.run()
    return true
  }

  /// Moves to `time`, running what is due on the way, also what that schedules in turn.
  ///
  /// `turn` is called after each piece of work, for a turn of the run loop. Work that comes again and again, as frames
  /// do, makes a way of months endless: what is left after `mostPieces` runs once, at its end, and is told.
  package func advance(to time: TimeInterval, turn: () -> Void = {}) {
    let limit = time.isFinite ? min(time, Self.end) : time
    var pieces = 0
    while advanceToNextDeadline(noLaterThan: limit) {
      turn()
      pieces += 1
      guard pieces < Self.mostPieces else {
        leap(to: limit, turn: turn)
        break
      }
    }
    if limit.isFinite { move(to: limit) }
  }

  /// More than all frames of an hour.
  private static let mostPieces = 250_000

  private func leap(to limit: TimeInterval, turn: () -> Void) {
    guard let next = queue.first(), next.deadline <= limit else { return }
    RuntimeIssue.report(
      "The device's time was moved to \(limit) s, on the way to which \(Self.mostPieces) pieces of work have come until "
        + "\(now) s. Of work that comes again and again, such as that of \(next.origin), the rest was left out."
    )
    if limit.isFinite { move(to: limit) }
    let last = lastSequence
    while let entry = queue.first(), entry.deadline <= limit, entry.sequence <= last {
      advanceToNextDeadline(noLaterThan: limit)
      turn()
    }
  }

  /// In seconds: after more than two centuries the frames of animations would all be at one moment.
  private static let end: TimeInterval = 9e9

  private func move(to time: TimeInterval) {
    now = max(now, min(time, Self.end))
    if ownEpoch == nil { PassedTime.reach(now) }
  }

  /// Moves to where the time of the process stands, which code has slept since.
  package func catchUp(turn: () -> Void = {}) {
    guard ownEpoch == nil, PassedTime.seconds > now else { return }
    advance(to: PassedTime.seconds, turn: turn)
  }

  /// Brings up to date what tells the date, which has been set.
  package func dateDidChange() {
    for entry in queue.datedWork() { entry.run() }
  }

  /// Moves on by `seconds`, running what is due on the way.
  package func advance(by seconds: TimeInterval, turn: () -> Void = {}) {
    advance(to: now + max(seconds, 0), turn: turn)
  }
}
