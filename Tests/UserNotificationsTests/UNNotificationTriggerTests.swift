import Device
import Foundation
import Testing
import UIKit

@testable import UserNotifications

/// Swift Testing runs the main actor's work on another thread than the process's main one.
@MainActor
struct UNNotificationTriggerTests {
  private var date: Date { UIApplication.shared.device.clock.date }

  @Test func theNextDateIsThatOfTheDevicesClock() {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    #expect(trigger.nextTriggerDate() == date.addingTimeInterval(60))
  }

  @Test(arguments: [(0, false), (-1, false), (59, true)])
  func anIntervalThatIsTooShortFailsAtOnce(interval: TimeInterval, repeats: Bool) {
    var issues: [String] = []
    let previous = RuntimeIssue.handler
    RuntimeIssue.handler = { issues.append($0) }
    defer { RuntimeIssue.handler = previous }
    _ = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix("A notification's time interval must be ") == true)
  }
}
