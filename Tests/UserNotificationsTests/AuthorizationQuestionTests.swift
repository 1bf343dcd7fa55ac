import Accessibility
import Device
import Foundation
import UIKit
import XCTest

@testable import UserNotifications

/// XCTest runs one test at a time: no other test's window takes the question.
final class AuthorizationQuestionTests: XCTestCase {
  @MainActor
  func testTheUserIsAsked() async throws {
    let store = PermissionStore(DevicePermissions(environment: [:]))
    let center = UNUserNotificationCenter(store: store)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let answer = Task { try await center.requestAuthorization(options: [.alert, .sound]) }
    // The question comes from a task off the main actor, in real time; the wait ends with it.
    for _ in 0..<200 {
      guard try UIApplication.shared.systemTree() == nil else { break }
      try await Task.sleep(for: .milliseconds(5))
    }
    XCTAssertNil(controller.presentedViewController)
    let root = try XCTUnwrap(UIApplication.shared.systemTree())
    let alert = try XCTUnwrap(root.firstDescendant { $0.elementType == .alert })
    XCTAssertTrue(alert.label.hasSuffix("Would Like to Send You Notifications"))
    XCTAssertNotNil(alert.firstDescendant { $0.label == "Don’t Allow" })
    let button = try XCTUnwrap(alert.firstDescendant { $0.label == "Allow" })
    try UIApplication.shared.send(
      .touches(.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))))
    let isAllowed = try await answer.value
    XCTAssertTrue(isAllowed)
    let settings = await center.notificationSettings()
    XCTAssertEqual(settings.authorizationStatus, .authorized)
    XCTAssertEqual(store["notifications"], .granted)
    XCTAssertNil(try UIApplication.shared.systemTree())
  }
}
