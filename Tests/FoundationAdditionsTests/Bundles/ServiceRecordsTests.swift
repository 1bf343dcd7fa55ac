import Device
import Foundation
import FoundationAdditions
import Testing

/// What services keep between the launches of an app.
@Suite struct ServiceRecordsTests {
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("home-\(UUID().uuidString)").path

  private var file: String { home + "/Library/Services/Numbers.plist" }

  @Test func whatIsKeptIsThereAtTheNextLaunch() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let records = ServiceRecords("Numbers", home: home)
    #expect(records.read([Double].self) == nil)
    records.keep { [1, .infinity] }
    StoredSettings.flush()
    #expect(ServiceRecords("Numbers", home: home).read([Double].self) == [1, .infinity])
    #expect(ServiceRecords("Others", home: home).read([Double].self) == nil)
  }

  @Test func whatChangesInTheBackgroundIsWrittenSoon() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    ServiceRecords("Numbers", home: home).keep { [1] }
    let end = ContinuousClock.now + .seconds(20)
    while !FileManager.default.fileExists(atPath: file), ContinuousClock.now < end {
      await Task.yield()
    }
    #expect(ServiceRecords("Numbers", home: home).read([Int].self) == [1])
  }

  @Test func anAppWithoutAHomeKeepsNothing() {
    let records = ServiceRecords("Numbers", home: nil)
    records.keep { [1] }
    StoredSettings.flush()
    #expect(records.read([Int].self) == nil)
  }
}
