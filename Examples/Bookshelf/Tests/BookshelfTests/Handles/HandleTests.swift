import Axt
import SwiftUI
import XCTest

@testable import BookshelfKit

@MainActor
final class HandleTests: XCTestCase {
  private func makeSettings() -> Settings { Settings() }

  func testReminderHourAppearsWithTheReminder() async throws {
    let settings = makeSettings()
    let test = await AxtTest.host(SettingsView().environmentObject(settings))
    let reminder = try XCTUnwrap(test.find(id: "daily_reminder"))
    XCTAssertNil(test.find(id: "reminder_hour"))

    await reminder.performAction()

    XCTAssertTrue(settings.remindsDaily)
    XCTAssertEqual(test.find(id: "reminder_hour")?.value as? Int, 20)
  }

  func testHandleFollowsTheModel() async throws {
    let settings = makeSettings()
    let test = await AxtTest.host(SettingsView().environmentObject(settings))
    let finished = try XCTUnwrap(test.find(id: "show_finished"))
    XCTAssertEqual(finished.value as? Bool, true)

    settings.showsFinished = false
    await AxtTest.yield()

    XCTAssertEqual(finished.value as? Bool, false)
  }

  func testResetIsReachable() async throws {
    let test = await AxtTest.host(SettingsView().environmentObject(makeSettings()))
    XCTAssertEqual(test.find(id: "reset")?.label, "Reset settings")
  }
}
