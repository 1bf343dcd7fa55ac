import Automation
import Device
import Foundation
import Testing
import UIKit

@testable import UserNotifications

/// Notifications as a server sends them.
@MainActor
@Suite(.serialized)
struct PushTests {
  private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    var shown: [UNNotification] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      shown.append(notification)
      completionHandler([.banner, .badge, .sound])
    }
  }

  private func center(_ decision: String?) -> UNUserNotificationCenter {
    let text = decision.map { #"{"notifications": "\#($0)"}"# } ?? "{}"
    return UNUserNotificationCenter(
      permissions: DevicePermissions(environment: [DevicePermissions.variable: text]))
  }

  private let payload: [AnyHashable: Any] = [
    "aps": [
      "alert": ["title": "Lunch", "body": "It is ready."], "badge": 3, "sound": "default",
      "category": "food", "thread-id": "kitchen",
    ] as [String: Any], "meal": 7,
  ]

  @Test func theDelegateOfAnAppInFrontIsAskedAndGetsWhatThePayloadSays() async throws {
    let center = center("granted")
    let delegate = Delegate()
    center.delegate = delegate
    let state = UIApplication.shared.applicationState
    UIApplication.shared.applicationState = .active
    defer { UIApplication.shared.applicationState = state }
    #expect(center.receive(payload) == nil)
    let shown = try #require(delegate.shown.first)
    let content = shown.request.content
    #expect(content.title == "Lunch" && content.body == "It is ready.")
    #expect(content.badge == 3 && content.sound != nil)
    #expect(content.categoryIdentifier == "food" && content.threadIdentifier == "kitchen")
    #expect(content.userInfo["meal"] as? Int == 7)
    #expect(shown.request.trigger is UNPushNotificationTrigger)
    #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
    UIApplication.shared.applicationIconBadgeNumber = 0
    #expect(await center.deliveredNotifications().count == 1)
  }

  @Test func aPlainAlertIsTheBody() async throws {
    let center = center("granted")
    let delegate = Delegate()
    center.delegate = delegate
    #expect(center.receive(["aps": ["alert": "Hello"]]) == nil)
    let delivered = await center.deliveredNotifications()
    #expect(delivered.first?.request.content.body == "Hello")
  }

  @Test(arguments: ["denied", nil])
  func withoutPermissionTheReasonIsTold(decision: String?) {
    let reason = center(decision).receive(payload)
    #expect(reason?.hasPrefix("The app may not notify") == true)
  }

  @Test func aDriverHearsWhatIsWrongWithThePayload() {
    let error = #expect(throws: AutomationError.self) {
      try UIApplication.shared.send(.push("{}"))
    }
    #expect(error?.message == "The payload is no JSON object with an object \"aps\".")
  }
}
