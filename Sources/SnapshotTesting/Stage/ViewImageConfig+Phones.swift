import UIKit

// Sizes, edges and size classes of phones, as the original's pictures have them.

extension ViewImageConfig {
  /// An iPhone SE, upright.
  public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }

  /// An iPhone SE, held in one of the two ways.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 320, 568, top: 20, bottom: 0, side: 0, sideBottom: 0,
      traits: .iPhoneSe(orientation))
  }

  /// An iPhone 8, upright.
  public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }

  /// An iPhone 8, held in one of the two ways.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 375, 667, top: 20, bottom: 0, side: 0, sideBottom: 0,
      traits: .iPhone8(orientation))
  }

  /// An iPhone 8 Plus, upright.
  public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }

  /// An iPhone 8 Plus, held in one of the two ways.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 414, 736, top: 20, bottom: 0, side: 0, sideBottom: 0,
      traits: .iPhone8Plus(orientation))
  }

  /// An iPhone X, upright.
  public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }

  /// An iPhone X, held in one of the two ways.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 375, 812, top: 44, bottom: 34, side: 44, sideBottom: 24,
      traits: .iPhoneX(orientation))
  }

  /// An iPhone XS Max, upright.
  public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }

  /// An iPhone XS Max, held in one of the two ways.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 414, 896, top: 44, bottom: 34, side: 44, sideBottom: 24,
      traits: .iPhoneXsMax(orientation))
  }

  /// An iPhone XR, upright.
  public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }

  /// An iPhone XR, held in one of the two ways.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 414, 896, top: 44, bottom: 34, side: 44, sideBottom: 24,
      traits: .iPhoneXr(orientation))
  }

  /// An iPhone 12, upright.
  public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }

  /// An iPhone 12, held in one of the two ways.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone12(orientation))
  }

  /// An iPhone 12 Pro, upright.
  public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }

  /// An iPhone 12 Pro, held in one of the two ways.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone12Pro(orientation))
  }

  /// An iPhone 12 Pro Max, upright.
  public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }

  /// An iPhone 12 Pro Max, held in one of the two ways.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 428, 926, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone12ProMax(orientation))
  }

  /// An iPhone 13 mini, upright.
  public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }

  /// An iPhone 13 mini, held in one of the two ways.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 375, 812, top: 50, bottom: 34, side: 50, sideBottom: 21,
      traits: .iPhone13Mini(orientation))
  }

  /// An iPhone 13, upright.
  public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }

  /// An iPhone 13, held in one of the two ways.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone13(orientation))
  }

  /// An iPhone 13 Pro, upright.
  public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }

  /// An iPhone 13 Pro, held in one of the two ways.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone13Pro(orientation))
  }

  /// An iPhone 13 Pro Max, upright.
  public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }

  /// An iPhone 13 Pro Max, held in one of the two ways.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 428, 926, top: 47, bottom: 34, side: 47, sideBottom: 21,
      traits: .iPhone13ProMax(orientation))
  }

  /// - Parameters:
  ///   - orientation: How the phone is held.
  ///   - width: In points, held upright.
  ///   - height: In points, held upright.
  ///   - top: What is covered above, held upright.
  ///   - bottom: What is covered below, held upright.
  ///   - side: What is covered at the left and the right, on its side.
  ///   - sideBottom: What is covered below, on its side.
  ///   - traits: Its traits.
  /// - Returns: the device.
  private static func phone(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
    side: CGFloat, sideBottom: CGFloat, traits: UITraitCollection
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: sideBottom, right: side),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }
}
