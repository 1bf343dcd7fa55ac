import Axt
import SwiftUI
import XCTest

@testable import BookshelfKit

@MainActor
final class SettingsTests: XCTestCase {
  private let settings = Settings()

  func testReminderHourAppearsWithTheReminder() async throws {
    let test = await AxtTest.host(SettingsView().environmentObject(settings))
    let reminder = try XCTUnwrap(test.find(id: "daily_reminder"))
    XCTAssertNil(test.find(id: "reminder_hour"))

    await reminder.performAction()

    XCTAssertTrue(settings.remindsDaily)
    XCTAssertEqual(test.find(id: "reminder_hour")?.value as? Int, 20)
  }

  func testHandleFollowsTheModel() async throws {
    let test = await AxtTest.host(SettingsView().environmentObject(settings))
    let finished = try XCTUnwrap(test.find(id: "show_finished"))
    XCTAssertEqual(finished.value as? Bool, true)

    settings.showsFinished = false
    await AxtTest.yield()

    XCTAssertEqual(finished.value as? Bool, false)
  }

  func testResetIsConfirmed() async throws {
    settings.remindsDaily = true
    let test = await AxtTest.host(SettingsView().environmentObject(settings))
    let reset = try XCTUnwrap(test.find(id: "reset"))
    XCTAssertEqual(reset.label, "Reset settings")
    XCTAssertNil(test.find(id: "confirm_reset"))

    await reset.performAction()
    await test.find(id: "confirm_reset")?.performAction()

    XCTAssertFalse(settings.remindsDaily)
    XCTAssertNil(test.find(id: "confirm_reset"))
  }

  func testNotificationsArePushed() async throws {
    let test = await AxtTest.host(
      NavigationStack { SettingsView() }.environmentObject(settings))

    await test.find(id: "notifications")?.performAction()

    let list = try await test.waitForElement(id: "notification_list", timeout: 1)
    XCTAssertEqual(list.children.map(\.id), ["notifies"])
  }
}
