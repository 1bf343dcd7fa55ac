import Device
import Foundation
import Metrics
import UIKit

extension ViewGraph {
  /// Takes over what the host's traits say into the environment at the top of the graph, and what the
  /// user chose in the device's settings.
  package func take(_ traits: UITraitCollection) {
    displayScale = max(traits.displayScale, 1)
    takeDeviceSettings { values in
      values.displayScale = max(traits.displayScale, 1)
      values.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      values.colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
      values.legibilityWeight = LegibilityWeight(traits.legibilityWeight)
      values.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      values.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
      values.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
      values.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
      values.hostTraits = traits
    }
  }

  /// Takes over the settings that are no traits of UIKit's, and whatever `change` sets.
  package func takeDeviceSettings(_ change: (inout EnvironmentValues) -> Void = { _ in }) {
    let settings = Device.main.traits
    updateEnvironment { values in
      values.defaultMinListRowHeight = SystemMetrics.current.leastRowHeight
      values.locale = settings.locale
      values.calendar = settings.calendar
      values.timeZone = settings.timeZone
      values.accessibilitySettings = AccessibilityEnvironment(settings)
      if values.undoManager == nil { values.undoManager = UndoManager() }
      change(&values)
    }
  }

  /// Changes the environment at the top of the graph; only readers of what differs notice.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    let changed = environment.update(change)
    if !changed.isEmpty {
      root?.environmentDidChange(changed)
      contentDidChange()
    }
  }
}

extension LegibilityWeight {
  /// The weight of a UIKit trait; nil for an unspecified one.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

extension DynamicTypeSize {
  /// The size of a UIKit content size category; nil for an unspecified one.
  public init?(_ category: UIContentSizeCategory) {
    let all: [UIContentSizeCategory: DynamicTypeSize] = [
      .extraSmall: .xSmall, .small: .small, .medium: .medium, .large: .large,
      .extraLarge: .xLarge, .extraExtraLarge: .xxLarge, .extraExtraExtraLarge: .xxxLarge,
      .accessibilityMedium: .accessibility1, .accessibilityLarge: .accessibility2,
      .accessibilityExtraLarge: .accessibility3,
      .accessibilityExtraExtraLarge: .accessibility4,
      .accessibilityExtraExtraExtraLarge: .accessibility5,
    ]
    guard let size = all[category] else { return nil }
    self = size
  }
}
