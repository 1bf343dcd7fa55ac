import Foundation

extension UIAccessibility {
  /// The name of a technology that has a focus of its own.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The keys of `elementFocusedNotification`.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// The element at which a technology is, or any of them for nil; nil where it is off or nowhere.
  @preconcurrency @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    let isOn =
      switch assistiveTechnologyIdentifier {
      case .notificationVoiceOver?: isVoiceOverRunning
      case .notificationSwitchControl?: isSwitchControlRunning
      case nil: isVoiceOverRunning || isSwitchControlRunning
      case _?: false
      }
    return isOn ? AccessibilityCursor.shared.element : nil
  }
}
