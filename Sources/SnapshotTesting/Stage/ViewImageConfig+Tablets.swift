import UIKit

// Sizes, edges and size classes of tablets, as the original's pictures have them.

extension ViewImageConfig {
  /// An iPad mini, on its side.
  public static var iPadMini: ViewImageConfig { iPadMini(.landscape) }

  /// An iPad mini, held in one of the two ways.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(tablet(orientation))
  }

  /// An iPad mini, beside another app or alone.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      size: CGSize(width: 1024, height: 768), landscapeSplits: [320, 507, 694],
      portraitSplits: [320, 438], isHalfCompact: true, top: 20, bottom: 0
    ).config(orientation)
  }

  /// An iPad (9.7 inches), on its side.
  public static var iPad9_7: ViewImageConfig { iPad9_7(.landscape) }

  /// An iPad (9.7 inches), held in one of the two ways.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(tablet(orientation))
  }

  /// An iPad (9.7 inches), beside another app or alone.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      size: CGSize(width: 1024, height: 768), landscapeSplits: [320, 507, 694],
      portraitSplits: [320, 438], isHalfCompact: true, top: 20, bottom: 0
    ).config(orientation)
  }

  /// An iPad (10.2 inches), on its side.
  public static var iPad10_2: ViewImageConfig { iPad10_2(.landscape) }

  /// An iPad (10.2 inches), held in one of the two ways.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(tablet(orientation))
  }

  /// An iPad (10.2 inches), beside another app or alone.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      size: CGSize(width: 1080, height: 810), landscapeSplits: [320, 535, 750],
      portraitSplits: [320, 480], isHalfCompact: true, top: 20, bottom: 0
    ).config(orientation)
  }

  /// An iPad Pro (10.5 inches), on its side.
  public static var iPadPro10_5: ViewImageConfig { iPadPro10_5(.landscape) }

  /// An iPad Pro (10.5 inches), held in one of the two ways.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(tablet(orientation))
  }

  /// An iPad Pro (10.5 inches), beside another app or alone.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      size: CGSize(width: 1112, height: 834), landscapeSplits: [320, 551, 782],
      portraitSplits: [320, 504], isHalfCompact: true, top: 20, bottom: 0
    ).config(orientation)
  }

  /// An iPad Pro (11 inches), on its side.
  public static var iPadPro11: ViewImageConfig { iPadPro11(.landscape) }

  /// An iPad Pro (11 inches), held in one of the two ways.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(tablet(orientation))
  }

  /// An iPad Pro (11 inches), beside another app or alone.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      size: CGSize(width: 1194, height: 834), landscapeSplits: [375, 592, 809],
      portraitSplits: [320, 504], isHalfCompact: true, top: 24, bottom: 20
    ).config(orientation)
  }

  /// An iPad Pro (12.9 inches), on its side.
  public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(.landscape) }

  /// An iPad Pro (12.9 inches), held in one of the two ways.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(tablet(orientation))
  }

  /// An iPad Pro (12.9 inches), beside another app or alone.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      size: CGSize(width: 1366, height: 1024), landscapeSplits: [375, 678, 981],
      portraitSplits: [375, 639], isHalfCompact: false, top: 20, bottom: 0
    ).config(orientation)
  }

  private static func tablet(_ orientation: Orientation) -> TabletOrientation {
    switch orientation {
    case .landscape: .landscape(splitView: .full)
    case .portrait: .portrait(splitView: .full)
    }
  }
}

/// What is known of a tablet.
private struct Tablet {
  /// In points, on its side.
  let size: CGSize
  /// The widths of a third, a half and two thirds on its side, in points.
  let landscapeSplits: [CGFloat]
  /// The widths of a third and two thirds held upright, in points.
  let portraitSplits: [CGFloat]
  /// Whether half of it on its side is of compact width.
  let isHalfCompact: Bool
  let top: CGFloat
  let bottom: CGFloat

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let (width, isCompact) = width(orientation)
    let height: CGFloat =
      switch orientation {
      case .landscape: size.height
      case .portrait: size.width
      }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: CGSize(width: width, height: height),
      traits: isCompact ? .padCompactSplitView : .pad)
  }

  private func width(_ orientation: ViewImageConfig.TabletOrientation) -> (CGFloat, Bool) {
    switch orientation {
    case .landscape(.oneThird): (landscapeSplits[0], true)
    case .landscape(.oneHalf): (landscapeSplits[1], isHalfCompact)
    case .landscape(.twoThirds): (landscapeSplits[2], false)
    case .landscape(.full): (size.width, false)
    case .portrait(.oneThird): (portraitSplits[0], true)
    case .portrait(.twoThirds): (portraitSplits[1], true)
    case .portrait(.full): (size.height, false)
    }
  }
}
