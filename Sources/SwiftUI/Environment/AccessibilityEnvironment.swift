import Device

/// The accessibility settings of the device, as the environment tells them.
struct AccessibilityEnvironment: Equatable, Sendable {
  var reduceMotion = false
  var reduceTransparency = false
  var differentiateWithoutColor = false
  var invertColors = false
  var isVoiceOverRunning = false
  var isSwitchControlRunning = false
  /// Whether an assistive technology is on; an app may set it for a part of its views.
  var isEnabled: Bool?

  init() {}

  init(_ traits: DeviceTraits) {
    reduceMotion = traits.reduceMotion
    reduceTransparency = traits.reduceTransparency
    differentiateWithoutColor = traits.differentiateWithoutColor
    invertColors = traits.invertColors
    isVoiceOverRunning = traits.isVoiceOverRunning
    isSwitchControlRunning = traits.isSwitchControlRunning
  }
}

private enum AccessibilitySettingsKey: EnvironmentKey {
  static let defaultValue = AccessibilityEnvironment()
}
private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = .regular
}

extension EnvironmentValues {
  var accessibilitySettings: AccessibilityEnvironment {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  public var accessibilityReduceMotion: Bool { accessibilitySettings.reduceMotion }

  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reduceTransparency }

  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibilitySettings.differentiateWithoutColor
  }

  public var accessibilityInvertColors: Bool { accessibilitySettings.invertColors }

  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.isVoiceOverRunning }

  public var accessibilitySwitchControlEnabled: Bool {
    accessibilitySettings.isSwitchControlRunning
  }

  /// Whether an assistive technology is on.
  public var accessibilityEnabled: Bool {
    get {
      let settings = accessibilitySettings
      return settings.isEnabled
        ?? (settings.isVoiceOverRunning || settings.isSwitchControlRunning)
    }
    set { accessibilitySettings.isEnabled = newValue }
  }

  // MARK: Settings that the simulated device does not have

  /// Differs from Apple's: always false; the simulated device has no such setting.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Differs from Apple's: always false; the simulated device has no such setting.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Differs from Apple's: always true; the simulated device has no such setting.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether texts have an accessibility size.
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Differs from Apple's: always false; the simulated device has no such setting.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  // MARK: Weight of text

  /// The weight of text that the user prefers; bold with the setting "Bold Text".
  ///
  /// With it, texts and symbols in fonts of the system are heavier.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

/// The weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}
