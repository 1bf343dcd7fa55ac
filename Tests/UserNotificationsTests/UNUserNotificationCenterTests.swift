import Accessibility
import Device
import Foundation
import Testing
import UIKit

@testable import UserNotifications

@MainActor
@Suite(.serialized)
struct UNUserNotificationCenterTests {
  private let center = UNUserNotificationCenter()
  private var clock: DeviceClock { UIApplication.shared.device.clock }

  private func request(
    _ identifier: String, _ trigger: UNNotificationTrigger?
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = identifier
    content.sound = .default
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }

  @Test func onlyAllowedAppsMayNotify() async {
    await #expect(throws: UNError.self) {
      try await center.add(request("a", nil))
    }
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
  }

  @Test(arguments: [("granted", true), ("denied", false)])
  func whatWasDecidedBeforeTheLaunchIsNotAskedAgain(decision: String, isAllowed: Bool) async throws
  {
    let permissions = DevicePermissions(environment: [
      DevicePermissions.variable: #"{"notifications": "\#(decision)"}"#
    ])
    let center = UNUserNotificationCenter(permissions: permissions)
    #expect(try await center.requestAuthorization(options: [.alert]) == isAllowed)
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == (isAllowed ? .authorized : .denied))
    #expect(settings.alertSetting == (isAllowed ? .enabled : .disabled))
  }

  @Test func provisionalPermissionNeedsNoQuestion() async throws {
    #expect(try await center.requestAuthorization(options: [.alert, .provisional]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .provisional)
    #expect(settings.alertSetting == .enabled)
    #expect(settings.soundSetting == .notSupported)
  }

  @Test func calendarTriggersMatchTheDevicesDate() throws {
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 9, minute: 30), repeats: true)
    let date = try #require(trigger.nextDate)
    let traits = UIApplication.shared.device.traits
    var calendar = traits.calendar
    calendar.timeZone = traits.timeZone
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    #expect(parts.hour == 9 && parts.minute == 30)
    #expect(date > clock.date && date.timeIntervalSince(clock.date) <= 86_400)
  }

  @Test func contentIsCopied() {
    let content = UNMutableNotificationContent()
    content.title = "old"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "new"
    #expect(request.content.title == "old")
  }
}
