import Device
import Foundation
import FoundationAdditions
import UIKit

/// The app's Live Activities on this device.
final class ActivityStore: @unchecked Sendable {
  static let shared = ActivityStore()

  /// What is written to disk.
  private struct Content: Codable {
    /// How many there have been, of which identifiers are made.
    var count = 0
    var activities: [ActivityRecord] = []
  }

  private let lock = NSRecursiveLock()
  private var entries: [ActivityEntry]
  private var count: Int
  private var starts: [String: Broadcast<ActivityEntry>] = [:]
  private let records: ServiceRecords
  @MainActor private var work: ScheduledWork?
  /// Of the app's leaving the front.
  @MainActor private var observer: (any NSObjectProtocol)?

  init(_ records: ServiceRecords = ServiceRecords("LiveActivities")) {
    self.records = records
    let known = records.read(Content.self) ?? Content()
    count = known.count
    let now = DeviceCalendar.now
    entries = known.activities.map { ActivityEntry($0, told: $0.phase(at: now)) }
      .filter { $0.told != .dismissed }
    if !entries.isEmpty { plan() }
  }

  /// Reads or changes activities, after what time has changed.
  func access<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock {
      settle()
      return try body()
    }
  }

  private func keep() {
    records.keep { [self] in
      lock.withLock { Content(count: count, activities: entries.map(\.record)) }
    }
  }

  // MARK: Reading

  func entries(of kind: String) -> [ActivityEntry] { entries.filter { $0.record.kind == kind } }

  /// Tells of the activities of a kind that start.
  func starts(of kind: String) -> Broadcast<ActivityEntry> {
    if let known = starts[kind] { return known }
    let new = Broadcast<ActivityEntry>()
    starts[kind] = new
    return new
  }

  var runningCount: Int {
    entries.count { [.pending, .active, .stale].contains($0.told) }
  }

  // MARK: Changing

  /// The identifier of the next activity: numbered, so that it is the same in each run.
  func nextIdentifier() -> String {
    count += 1
    return String(format: "00000000-0000-4000-8000-%012X", count)
  }

  func add(_ entry: ActivityEntry) {
    entries.append(entry)
    entry.told = entry.record.phase(at: DeviceCalendar.now)
    keep()
    starts(of: entry.record.kind).send(entry)
    plan()
  }

  /// Tells what has become of an activity that was changed, and waits for what becomes of it next.
  func didChange(_ entry: ActivityEntry) {
    keep()
    settle()
    plan()
  }

  /// Tells what the date has made of the activities.
  private func settle() {
    let now = DeviceCalendar.now
    for entry in entries {
      let phase = entry.record.phase(at: now)
      guard phase != entry.told else { continue }
      if phase == .dismissed, entry.told != .ended { entry.states.send(.ended) }
      if [.ended, .dismissed].contains(phase) { entry.record.isOver = true }
      entry.told = phase
      entry.states.send(phase)
      guard phase == .dismissed else { continue }
      entries.removeAll { $0 === entry }
      entry.states.finish()
      entry.finish()
      entry.object = nil
      keep()
    }
  }

  // MARK: Time

  /// Looks again at the next date at which something changes, or when the date is set.
  private func plan() {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { planNow() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.planNow() } }
    }
  }

  @MainActor
  private func planNow() {
    work?.cancel()
    watchApp()
    let now = DeviceCalendar.now
    let date = access { entries.compactMap { $0.record.nextChange(after: now) }.min() }
    work = date.map {
      Device.main.clock.schedule(
        after: $0.timeIntervalSince(now), keepsBusy: false, tellsDate: true
      ) { [weak self] in self?.planNow() }
    }
  }

  /// Ends transient activities when the app leaves the front.
  @MainActor
  private func watchApp() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.endTransientOnes() }
  }

  private func endTransientOnes() {
    access {
      let now = DeviceCalendar.now
      for entry in entries where entry.record.isTransient && entry.told != .ended {
        entry.record.end = now
        entry.record.dismissal = now
      }
    }
    access {}
  }
}
