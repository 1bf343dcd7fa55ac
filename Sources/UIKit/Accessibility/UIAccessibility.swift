import Device
import Foundation

/// What assistive technologies are on, and what the app tells them.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// What was announced, oldest first; kept for tests.
  @MainActor package private(set) static var announcements: [String] = []

  /// Tells assistive technologies what has changed, and where to go on.
  ///
  /// An element as the argument of `screenChanged` or `layoutChanged` gets the focus while a technology is on.
  /// Differs from Apple's: without one the focus stays where it is; the texts of all kinds are kept as
  /// announcements.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    if let text { announcements.append(text) }
    if notification == .screenChanged || notification == .layoutChanged,
      let element = argument as? UIResponder
    {
      AccessibilityCursor.shared.move(to: element)
    }
    UIChange.note()
  }

  @MainActor private static var traits: DeviceTraits { UIApplication.shared.device.traits }

  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool { traits.isVoiceOverRunning }
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool { traits.isSwitchControlRunning }
  @preconcurrency @MainActor
  public static var isBoldTextEnabled: Bool { traits.boldText }
  @preconcurrency @MainActor
  public static var isDarkerSystemColorsEnabled: Bool { traits.increaseContrast }
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool { traits.reduceMotion }
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool { traits.reduceTransparency }
  @preconcurrency @MainActor
  public static var isInvertColorsEnabled: Bool { traits.invertColors }
  @preconcurrency @MainActor
  public static var shouldDifferentiateWithoutColor: Bool { traits.differentiateWithoutColor }

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
