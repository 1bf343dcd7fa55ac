import Foundation

public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
}

struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom ?? .unspecified }
    set { values.userInterfaceIdiom = newValue }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle ?? .unspecified }
    set { values.userInterfaceStyle = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass ?? .unspecified }
    set { values.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass ?? .unspecified }
    set { values.verticalSizeClass = newValue }
  }
  var displayScale: CGFloat {
    get { values.displayScale ?? 0 }
    set { values.displayScale = newValue }
  }
  var displayGamut: UIDisplayGamut {
    get { values.displayGamut ?? .unspecified }
    set { values.displayGamut = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection ?? .unspecified }
    set { values.layoutDirection = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.contentSizeCategory ?? .unspecified }
    set { values.contentSizeCategory = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast ?? .unspecified }
    set { values.accessibilityContrast = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel ?? .unspecified }
    set { values.userInterfaceLevel = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight ?? .unspecified }
    set { values.legibilityWeight = newValue }
  }
}
