import Device
import Foundation

extension AppHandle {
  /// What the app was launched in: that of its `-AppleLanguages`, or the device's.
  ///
  /// Differs from Apple's: there VoiceOver speaks the device's language, also about an app in another one.
  var language: Locale.Language {
    guard let lastLaunch else { return DeviceLocale.current.language }
    var traits = DeviceTraits()
    traits.locale = DeviceLocale.current
    let options = DeviceLaunchOptions(
      arguments: lastLaunch.arguments, environment: lastLaunch.environment, defaults: traits)
    return options.traits.locale.language
  }
}
