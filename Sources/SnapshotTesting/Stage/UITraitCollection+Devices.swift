import UIKit

// The traits of devices, as the original's pictures have them: texts are of the size `medium`, one below
// what a new device has, and phones turned on their side are of regular width where they are large.

extension UITraitCollection {
  /// Those of an iPhone SE, held in one of the two ways.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// Those of an iPhone 8, held in one of the two ways.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// Those of an iPhone 8 Plus, held in one of the two ways.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// Those of an iPhone X, held in one of the two ways.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// Those of an iPhone XS Max, held in one of the two ways.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// Those of an iPhone XR, held in one of the two ways.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// Those of an iPhone 12, held in one of the two ways.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// Those of an iPhone 12 Pro, held in one of the two ways.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// Those of an iPhone 12 Pro Max, held in one of the two ways.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isLarge: true)
  }

  /// Those of an iPhone 13 mini, held in one of the two ways.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// Those of an iPhone 13, held in one of the two ways.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// Those of an iPhone 13 Pro, held in one of the two ways.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// Those of an iPhone 13 Pro Max, held in one of the two ways.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isLarge: true)
  }

  /// Those of an iPad mini.
  public static let iPadMini = pad
  /// Those of an iPad mini beside another app, in the narrower part.
  public static let iPadMini_Compact_SplitView = padCompactSplitView

  /// Those of an iPad (9.7 inches).
  public static let iPad9_7 = pad
  /// Those of an iPad (9.7 inches) beside another app, in the narrower part.
  public static let iPad9_7_Compact_SplitView = padCompactSplitView

  /// Those of an iPad (10.2 inches).
  public static let iPad10_2 = pad
  /// Those of an iPad (10.2 inches) beside another app, in the narrower part.
  public static let iPad10_2_Compact_SplitView = padCompactSplitView

  /// Those of an iPad Pro (10.5 inches).
  public static let iPadPro10_5 = pad
  /// Those of an iPad Pro (10.5 inches) beside another app, in the narrower part.
  public static let iPadPro10_5_Compact_SplitView = padCompactSplitView

  /// Those of an iPad Pro (11 inches).
  public static let iPadPro11 = pad
  /// Those of an iPad Pro (11 inches) beside another app, in the narrower part.
  public static let iPadPro11_Compact_SplitView = padCompactSplitView

  /// Those of an iPad Pro (12.9 inches).
  public static let iPadPro12_9 = pad
  /// Those of an iPad Pro (12.9 inches) beside another app, in the narrower part.
  public static let iPadPro12_9_Compact_SplitView = padCompactSplitView

  static let pad = UITraitCollection { traits in
    traits.horizontalSizeClass = .regular
    traits.verticalSizeClass = .regular
    traits.userInterfaceIdiom = .pad
  }

  static let padCompactSplitView = UITraitCollection { traits in
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.userInterfaceIdiom = .pad
  }

  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isLarge: Bool
  ) -> UITraitCollection {
    UITraitCollection { traits in
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .medium
      traits.userInterfaceIdiom = .phone
      let isTurned = orientation == .landscape
      traits.horizontalSizeClass = isTurned && isLarge ? .regular : .compact
      traits.verticalSizeClass = isTurned ? .compact : .regular
    }
  }
}
