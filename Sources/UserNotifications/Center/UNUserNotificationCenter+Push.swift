import Foundation
import UIKit

/// Runs when the program is loaded: notifications from a server are shown as the app's own ones are.
@used @section(".init_array")
private let registration: @convention(c) () -> Void = {
  RemoteNotifications.register { UNUserNotificationCenter.current().receive($0) }
}

extension UNUserNotificationCenter {
  /// Delivers a notification from a server.
  ///
  /// - Returns: Why it cannot be; nil where it is delivered.
  @MainActor func receive(_ payload: [AnyHashable: Any]) -> String? {
    guard allowsNotifications else {
      return "The app may not notify: it has not asked, or the user has not allowed it. "
        + "\"simctl privacy <device> grant notifications <bundle identifier>\" before the launch allows it."
    }
    let content = UNMutableNotificationContent(payload: payload)
    deliver(
      UNNotificationRequest(
        identifier: UUID().uuidString, content: content, trigger: UNPushNotificationTrigger()))
    return nil
  }
}

extension UNMutableNotificationContent {
  /// What a server's payload says, as Apple's documents name its keys.
  fileprivate convenience init(payload: [AnyHashable: Any]) {
    self.init()
    userInfo = payload
    let aps = payload["aps"] as? [String: Any] ?? [:]
    if let text = aps["alert"] as? String {
      body = text
    } else if let alert = aps["alert"] as? [String: Any] {
      title = Self.text("title", in: alert)
      subtitle = Self.text("subtitle", in: alert)
      body = Self.text("body", key: "loc", in: alert)
    }
    badge = aps["badge"] as? NSNumber
    let soundName = aps["sound"] as? String ?? (aps["sound"] as? [String: Any])?["name"] as? String
    sound = soundName.map { $0 == "default" ? .default : UNNotificationSound(named: .init($0)) }
    categoryIdentifier = aps["category"] as? String ?? ""
    threadIdentifier = aps["thread-id"] as? String ?? ""
    targetContentIdentifier = aps["target-content-id"] as? String
    relevanceScore = (aps["relevance-score"] as? NSNumber)?.doubleValue ?? 0
    switch aps["interruption-level"] as? String {
    case "passive": interruptionLevel = .passive
    case "time-sensitive": interruptionLevel = .timeSensitive
    case "critical": interruptionLevel = .critical
    default: interruptionLevel = .active
    }
  }

  /// A text of an alert: as it stands there, or one of the app's own with what is filled in.
  private static func text(
    _ name: String, key: String? = nil, in alert: [String: Any]
  ) -> String {
    let prefix = key ?? "\(name)-loc"
    guard let word = alert["\(prefix)-key"] as? String else { return alert[name] as? String ?? "" }
    let arguments = (alert["\(prefix)-args"] as? [Any] ?? []).map {
      NSString(string: "\($0)") as any CVarArg
    }
    return String(format: NSLocalizedString(word, comment: ""), arguments: arguments)
  }
}
