import Device
import Foundation
import UIKit

/// When a notification is delivered.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The next time, on the device's clock; nil if there is none any more.
  @MainActor var nextDate: Date? { nil }

  /// The device's date, from any thread that may be the main one.
  fileprivate static var now: Date {
    MainThread.isCurrent ? MainActor.assumeIsolated { Device.main.clock.date } : Date()
  }
}

/// Of a notification that came from a server.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  init() { super.init(repeats: false) }
}

/// Delivers after a while.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval

  /// Delivers after a time in seconds: more than 0, at least 60 for a trigger that repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    if timeInterval <= 0 {
      RuntimeIssue.failFromAnyThread("A notification's time interval must be greater than 0.")
    } else if repeats, timeInterval < 60 {
      RuntimeIssue.failFromAnyThread(
        "A notification's time interval must be at least 60 if repeating.")
    }
    self.timeInterval = max(timeInterval, repeats ? 60 : 0)
    super.init(repeats: repeats)
  }

  @MainActor override var nextDate: Date? {
    Device.main.clock.date.addingTimeInterval(timeInterval)
  }

  public func nextTriggerDate() -> Date? { Self.now.addingTimeInterval(timeInterval) }
}

/// Delivers when the date has certain parts.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  private func date(after now: Date, _ fallback: Calendar) -> Date? {
    var calendar = dateComponents.calendar ?? fallback
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var wanted = dateComponents
    wanted.calendar = nil
    wanted.timeZone = nil
    return calendar.nextDate(after: now, matching: wanted, matchingPolicy: .nextTime)
  }

  @MainActor override var nextDate: Date? {
    let device = Device.main
    var calendar = device.traits.calendar
    calendar.timeZone = device.traits.timeZone
    return date(after: device.clock.date, calendar)
  }

  public func nextTriggerDate() -> Date? { date(after: Self.now, .current) }
}
