import Device
import Foundation

/// Tells the app which of the user's settings have changed while it runs.
@MainActor
struct SettingsNotices {
  /// The settings that the app knows.
  private var known: DeviceTraits?

  init(known: DeviceTraits? = nil) {
    self.known = known
  }

  mutating func post(changesTo new: DeviceTraits, of application: UIApplication) {
    defer { known = new }
    guard let known else { return }
    let center = NotificationCenter.default
    if known.contentSizeCategory != new.contentSizeCategory {
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: application,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: application.preferredContentSizeCategory
        ])
    }
    for (setting, name) in Self.names where known[keyPath: setting] != new[keyPath: setting] {
      center.post(name: name, object: nil)
    }
  }

  private static let names: [(KeyPath<DeviceTraits, Bool>, Notification.Name)] = [
    (\.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
    (\.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
    (\.increaseContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
    (\.differentiateWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
    (\.invertColors, UIAccessibility.invertColorsStatusDidChangeNotification),
    (\.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
    (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
    (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
  ]
}
