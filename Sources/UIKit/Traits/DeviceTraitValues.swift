import Device
import Foundation

/// The device's screen and settings as traits.
@MainActor
enum DeviceTraitValues {
  static func values(of device: Device) -> TraitValues {
    let screen = device.screen
    let traits = device.traits
    var values = TraitValues()
    values.userInterfaceIdiom = device.model.idiom == .pad ? .pad : .phone
    values.userInterfaceStyle = traits.colorScheme == .dark ? .dark : .light
    values.horizontalSizeClass = UIUserInterfaceSizeClass(
      rawValue: screen.horizontalSizeClass.rawValue)
    values.verticalSizeClass = UIUserInterfaceSizeClass(rawValue: screen.verticalSizeClass.rawValue)
    values.displayScale = screen.scale
    values.displayGamut = .P3
    values.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.contentSizeCategory = UIContentSizeCategory(
      rawValue: traits.contentSizeCategory.rawValue)
    values.accessibilityContrast = traits.increaseContrast ? .high : .normal
    values.legibilityWeight = traits.boldText ? .bold : .regular
    values.userInterfaceLevel = .base
    values.forceTouchCapability = .unavailable
    return values
  }
}
