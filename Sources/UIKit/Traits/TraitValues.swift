import Foundation

/// What a trait collection says; nil where it says nothing.
struct TraitValues: Hashable, Sendable {
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var displayScale: CGFloat?
  var displayGamut: UIDisplayGamut?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var contentSizeCategory: UIContentSizeCategory?
  var accessibilityContrast: UIAccessibilityContrast?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var forceTouchCapability: UIForceTouchCapability?
  /// Those that the app has defined by itself.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Takes over what `other` says.
  mutating func merge(_ other: TraitValues) {
    userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
    userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
    horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    displayScale = other.displayScale ?? displayScale
    displayGamut = other.displayGamut ?? displayGamut
    layoutDirection = other.layoutDirection ?? layoutDirection
    contentSizeCategory = other.contentSizeCategory ?? contentSizeCategory
    accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
    userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
    legibilityWeight = other.legibilityWeight ?? legibilityWeight
    forceTouchCapability = other.forceTouchCapability ?? forceTouchCapability
    if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
  }

  /// Whether everything `other` says is said here too.
  func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }
}
