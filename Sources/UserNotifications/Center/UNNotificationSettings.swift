import Foundation

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
  case ephemeral = 4
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Differs from Apple's: makes no difference; critical alerts are never supported.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled = 1
  case enabled = 2
}

public enum UNAlertStyle: Int, Sendable {
  case none = 0
  case banner = 1
  case alert = 2
}

public enum UNShowPreviewsSetting: Int, Sendable {
  case always = 0
  case whenAuthenticated = 1
  case never = 2
}

/// What the user allows.
public final class UNNotificationSettings: NSObject, Sendable {
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    authorizationStatus = status
    self.options = options
    super.init()
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard authorizationStatus != .notDetermined, options.contains(option) else {
      return .notSupported
    }
    return authorizationStatus == .denied ? .disabled : .enabled
  }

  /// Whether notifications give the icon their numbers.
  ///
  /// A user who has allowed notifications before the app has asked for any kind allows them all.
  var showsBadges: Bool {
    authorizationStatus != .notDetermined && authorizationStatus != .denied
      && (options.isEmpty || options.contains(.badge))
  }

  public var soundSetting: UNNotificationSetting { setting(.sound) }
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
  public var alertSetting: UNNotificationSetting { setting(.alert) }
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  public var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  public var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  public var announcementSetting: UNNotificationSetting { .notSupported }
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  public var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  public var providesAppNotificationSettings: Bool {
    options.contains(.providesAppNotificationSettings)
  }
}

/// Why something about notifications failed.
public struct UNError: Error, Equatable, LocalizedError, CustomNSError {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }

  public static let errorDomain = "UNErrorDomain"

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }

  public var errorDescription: String? {
    code == .notificationsNotAllowed
      ? "Notifications are not allowed for this application" : "\(code)"
  }
}

extension UNError {
  public static let notificationsNotAllowed = Code.notificationsNotAllowed
  public static let attachmentInvalidURL = Code.attachmentInvalidURL
  public static let attachmentUnrecognizedType = Code.attachmentUnrecognizedType
  public static let notificationInvalidNoDate = Code.notificationInvalidNoDate
  public static let notificationInvalidNoContent = Code.notificationInvalidNoContent
}

extension UNError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Swift.Error) -> Bool {
    (error as? UNError)?.code == code
  }
}
