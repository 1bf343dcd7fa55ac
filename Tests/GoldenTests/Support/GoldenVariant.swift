import Device

/// The settings of the device in which each control is shown.
enum GoldenVariant: String, CaseIterable {
  case light
  case dark
  case largeText = "large text"
  case rightToLeft = "right to left"

  @MainActor
  func apply(to device: Device) {
    var traits = DeviceTraits()
    switch self {
    case .light: break
    case .dark: traits.colorScheme = .dark
    case .largeText: traits.contentSizeCategory = .accessibilityExtraLarge
    case .rightToLeft: traits.layoutDirection = .rightToLeft
    }
    device.traits = traits
  }
}
