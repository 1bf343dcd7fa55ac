import Device
import Foundation

public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// A set of actions of a notification, as apps had them before iOS 10.
open class UIUserNotificationCategory: NSObject, @unchecked Sendable {
  open var identifier: String? { nil }
}

/// How an app may notify, as apps asked for it before iOS 10.
open class UIUserNotificationSettings: NSObject, @unchecked Sendable {
  public let types: UIUserNotificationType
  /// Differs from Apple's: kept, and read by nobody here; no notification shows actions.
  public let categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }

  fileprivate static let none = UIUserNotificationSettings(types: [], categories: nil)
  /// What the user has allowed since the launch.
  @MainActor fileprivate static var allowed = none
}

extension UIApplication {
  /// What the user has allowed; no type before the app has asked.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings.allowed
  }

  /// Asks the user, unless they have decided before, and tells the delegate what they allow.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    TurnScheduler.shared.enqueue { [weak self] in
      SystemQuestion(.notifications).ask { decision in
        let settings = decision == .granted ? notificationSettings : UIUserNotificationSettings.none
        UIUserNotificationSettings.allowed = settings
        guard let self else { return }
        self.delegate?.application(self, didRegister: settings)
      }
    }
  }
}
