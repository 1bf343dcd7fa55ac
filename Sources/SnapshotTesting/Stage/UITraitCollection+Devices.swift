import UIKit

// The traits of devices, as the original's pictures have them: texts are of the size `medium`, one below
// what a new device has, and phones turned on their side are of regular width where they are large.

extension UITraitCollection {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isLarge: true)
  }

  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isLarge: true)
  }

  public static let iPadMini = pad
  public static let iPadMini_Compact_SplitView = padCompactSplitView

  public static let iPad9_7 = pad
  public static let iPad9_7_Compact_SplitView = padCompactSplitView

  public static let iPad10_2 = pad
  public static let iPad10_2_Compact_SplitView = padCompactSplitView

  public static let iPadPro10_5 = pad
  public static let iPadPro10_5_Compact_SplitView = padCompactSplitView

  public static let iPadPro11 = pad
  public static let iPadPro11_Compact_SplitView = padCompactSplitView

  public static let iPadPro12_9 = pad
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
