import Device
import Foundation
import UIKit
import XCTest

@testable import UserNotifications

/// The number that a notification gives the app's icon.
///
/// XCTest runs one test at a time: no other test has the icon and the app's state meanwhile.
final class NotificationBadgeTests: XCTestCase {
  private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    private let options: UNNotificationPresentationOptions

    init(_ options: UNNotificationPresentationOptions) {
      self.options = options
      super.init()
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler(options) }
  }

  /// The number on an icon that had 2, after a notification with a badge was delivered.
  ///
  /// `shown` is how the delegate of an app in front has the notification presented; nil for an app in the background.
  @MainActor
  private func number(
    after badge: NSNumber?, allowing allowed: UNAuthorizationOptions = [.alert, .badge],
    shown: UNNotificationPresentationOptions? = nil
  ) async throws -> Int {
    let app = UIApplication.shared
    let state = app.applicationState
    app.applicationState = shown == nil ? .background : .active
    app.applicationIconBadgeNumber = 2
    defer {
      app.applicationState = state
      app.applicationIconBadgeNumber = 0
    }
    let center = UNUserNotificationCenter()
    _ = try await center.requestAuthorization(options: allowed.union(.provisional))
    let delegate = Delegate(shown ?? [])
    center.delegate = delegate
    let content = UNMutableNotificationContent()
    content.title = "Mail"
    content.badge = badge
    try await center.add(
      UNNotificationRequest(identifier: "mail", content: content, trigger: nil))
    return withExtendedLifetime(delegate) { app.applicationIconBadgeNumber }
  }

  @MainActor
  func testTheIconGetsTheNumberOfANotification() async throws {
    let five = try await number(after: 5)
    XCTAssertEqual(five, 5)
    let none = try await number(after: 0)
    XCTAssertEqual(none, 0)
    let same = try await number(after: nil)
    XCTAssertEqual(same, 2)
  }

  @MainActor
  func testInFrontTheDelegateSaysWhetherTheIconChanges() async throws {
    let banner = try await number(after: 5, shown: [.banner, .list])
    XCTAssertEqual(banner, 2)
    let badge = try await number(after: 5, shown: .badge)
    XCTAssertEqual(badge, 5)
  }

  @MainActor
  func testAnIconThatMayHaveNoNumberStays() async throws {
    let same = try await number(after: 5, allowing: .alert)
    XCTAssertEqual(same, 2)
  }
}
