import Device
import Foundation
import FoundationAdditions
import Testing

@testable import ActivityKit

/// Live Activities at the app's next launch.
@Suite struct ActivityStoreTests {
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("home-\(UUID().uuidString)").path

  private var store: ActivityStore {
    ActivityStore(ServiceRecords("LiveActivities", home: home))
  }

  private func record(_ store: ActivityStore, start: Date) throws -> ActivityRecord {
    let encoder = JSONEncoder()
    return ActivityRecord(
      id: store.access { store.nextIdentifier() }, kind: Activity<DeliveryAttributes>.kind,
      attributes: try encoder.encode(DeliveryAttributes(order: "Pizza")),
      state: try encoder.encode(DeliveryAttributes.Status(minutes: 4)), staleDate: nil,
      relevanceScore: 2, isTransient: false, start: start)
  }

  @Test func activitiesAreThereAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let first = store
    let now = DeviceCalendar.now
    for start in [now, now.addingTimeInterval(-13 * 3600)] {
      let entry = ActivityEntry(try record(first, start: start), told: .active)
      first.access { first.add(entry) }
    }
    StoredSettings.flush()

    let again = store
    let entries = again.access { again.entries(of: Activity<DeliveryAttributes>.kind) }
    #expect(entries.count == 1)
    let entry = try #require(entries.first)
    let activity = try #require(
      again.access { Activity<DeliveryAttributes>.of(entry) })
    #expect(activity.attributes.order == "Pizza" && activity.id == entry.record.id)
    #expect(activity.current.state.minutes == 4 && activity.current.relevanceScore == 2)
    #expect(again.access { again.nextIdentifier() }.hasSuffix("000000000003"))
  }

  @Test func theDateAloneSaysHowFarAnActivityHasCome() throws {
    let start = Date(timeIntervalSince1970: 0)
    var record = try record(store, start: start)
    func phase(_ hours: Double) -> ActivityState {
      record.phase(at: start.addingTimeInterval(hours * 3600))
    }
    #expect(phase(-1) == .pending && phase(0) == .active && phase(7.9) == .active)
    #expect(phase(8) == .ended && phase(11.9) == .ended && phase(12) == .dismissed)
    record.staleDate = start.addingTimeInterval(3600)
    #expect(phase(0.9) == .active && phase(1) == .stale && phase(8) == .ended)
    #expect(record.nextChange(after: start) == record.staleDate)
    record.end = start.addingTimeInterval(1800)
    record.dismissal = start.addingTimeInterval(2000)
    #expect(phase(0.5) == .ended && phase(0.6) == .dismissed)
  }
}
