import Foundation

/// What says more of a notification, as who has written.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

extension UNNotificationContent {
  /// A copy that the system shows as what `provider` is, as a message of its sender.
  ///
  /// Differs from Apple's: the texts stay as they are, and `provider` changes nothing, as no banner is drawn that would
  /// show the sender; it never throws.
  public func updating(
    from provider: any UNNotificationContentProviding
  ) throws -> UNNotificationContent {
    UNNotificationContent(values)
  }
}
