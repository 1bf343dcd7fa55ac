import Axt
import SwiftUI
import XCTest

@testable import BookshelfKit

@MainActor
final class NotificationTests: XCTestCase {
  private let settings = Settings()

  func testListShowsMoreTogglesWhenItIsOn() async throws {
    let test = await AxtTest.host(NotificationSettings().environmentObject(settings))
    let list = try XCTUnwrap(test.find(id: "notification_list"))
    XCTAssertEqual(list.children.map(\.label), ["Notifications"])

    await test.find(id: "notifies")?.performAction()

    XCTAssertEqual(list.children.map(\.id), ["notifies", "notifies_reviews", "notifies_weekly"])
    XCTAssertEqual(list.children.map { $0.value as? Bool }, [true, true, false])
  }

  func testToggleThatIsGoneIsNoLongerThere() async throws {
    settings.notifies = true
    let test = await AxtTest.host(NotificationSettings().environmentObject(settings))
    let weekly = try XCTUnwrap(test.find(id: "notifies_weekly"))
    await weekly.performAction()
    XCTAssertTrue(settings.notifiesWeekly)

    test.find(id: "notifies")?.performActionWithoutYielding()
    await AxtTest.yield()

    XCTAssertFalse(weekly.exists)
    XCTAssertNil(weekly.value)
  }

  func testHierarchyIsPrintedWhileItIsWatched() async throws {
    let test = await AxtTest.host(NotificationSettings().environmentObject(settings))
    let watch = Task { await test.watchHierarchy() }

    await test.find(id: "notifies")?.performAction()
    try await test.waitForCondition(timeout: 1) { test.find(id: "notifies_weekly") != nil }

    watch.cancel()
    XCTAssertEqual(test.all.count, 4)
  }
}
