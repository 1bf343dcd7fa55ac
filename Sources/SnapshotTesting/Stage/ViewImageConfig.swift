import UIKit

/// A screen on which views are shown for a picture.
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// How a tablet is held, and how much of its screen the app has.
  public enum TabletOrientation: Sendable {
    /// How much of an upright tablet the app has.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    /// How much of a tablet on its side the app has.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// What covers the edges, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil for the size that the view has.
  public var size: CGSize?
  /// What differs from the simulated device's traits.
  public var traits: UITraitCollection

  /// A screen: its safe area, its size in points, and its traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
