import Automation
import Foundation
import Synchronization

/// Notifications that come from a server, as `simctl push` sends them.
@MainActor
package enum RemoteNotifications {
  /// Shows a notification; gives back why that cannot be, nil where it can.
  package typealias Delivery = @MainActor @Sendable ([AnyHashable: Any]) -> String?

  /// A structure: a function that a lock keeps by itself is wrapped once more with each look at it.
  private struct Registered: Sendable {
    var deliver: Delivery?
  }

  nonisolated private static let registered = Mutex(Registered())

  /// Says how notifications are shown: UserNotifications does, where an app uses it.
  nonisolated package static func register(_ deliver: @escaping Delivery) {
    registered.withLock { $0.deliver = deliver }
  }

  /// Delivers a notification: to the delegate if it wakes the app, and to whoever shows it if there is something to
  /// show.
  ///
  /// - Throws: `.unsupported` for a payload without `aps`, and for one that cannot be shown.
  static func receive(_ text: String) throws(AutomationError) {
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let payload = value as? [String: Any], let aps = payload["aps"] as? [String: Any] else {
      throw AutomationError(.unsupported, "The payload is no JSON object with an object \"aps\".")
    }
    if (aps["content-available"] as? NSNumber)?.intValue == 1 {
      let application = UIApplication.shared
      application.delegate?.application(
        application, didReceiveRemoteNotification: payload, fetchCompletionHandler: { _ in })
    }
    guard ["alert", "badge", "sound"].contains(where: { aps[$0] != nil }) else { return }
    guard let deliver = registered.withLock({ $0.deliver }) else {
      throw AutomationError(
        .unsupported,
        "The app does not use UserNotifications, so that it has no notifications to show.")
    }
    if let reason = deliver(payload) { throw AutomationError(.unsupported, reason) }
  }
}
