import Device
import Foundation
import UIKit
import XCTest

@testable import UserNotifications

/// XCTest runs one test at a time: no other test moves the device's clock in between.
final class DeliveryByClockTests: XCTestCase {
  private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .list]) }
  }

  @MainActor
  func testTheClockDelivers() async throws {
    let center = UNUserNotificationCenter()
    _ = try await center.requestAuthorization(options: .provisional)
    for (identifier, seconds) in [("soon", 60.0), ("later", 600)] {
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
      try await center.add(
        UNNotificationRequest(
          identifier: identifier, content: UNMutableNotificationContent(), trigger: trigger))
    }
    var pending = await center.pendingNotificationRequests()
    XCTAssertEqual(pending.map(\.identifier), ["soon", "later"])
    let delegate = Delegate()
    center.delegate = delegate
    UIApplication.shared.device.clock.advance(by: 61)
    let delivered = await center.deliveredNotifications()
    XCTAssertEqual(delivered.map(\.request.identifier), ["soon"])
    pending = await center.pendingNotificationRequests()
    XCTAssertEqual(pending.map(\.identifier), ["later"])
    center.removeAllPendingNotificationRequests()
    pending = await center.pendingNotificationRequests()
    XCTAssertTrue(pending.isEmpty)
  }
}
