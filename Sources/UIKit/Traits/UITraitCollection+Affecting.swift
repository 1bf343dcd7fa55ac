extension UITraitCollection {
  /// The traits that dynamic colors look at.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
    ]
  }

  /// The traits that an asset's images are chosen by.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self,
    ]
  }
}
