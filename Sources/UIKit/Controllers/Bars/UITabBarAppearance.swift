import Foundation

/// The looks of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var stackedLayoutAppearance: UITabBarItemAppearance! = UITabBarItemAppearance()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var inlineLayoutAppearance: UITabBarItemAppearance! = UITabBarItemAppearance(style: .inline)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var compactInlineLayoutAppearance: UITabBarItemAppearance! =
    UITabBarItemAppearance(style: .compactInline)
  open var selectionIndicatorTintColor: UIColor?
  /// Behind the selected item.
  open var selectionIndicatorImage: UIImage?

  /// That of the items in a bar with these traits.
  func itemAppearance(for traits: UITraitCollection) -> UITabBarItemAppearance? {
    if traits.verticalSizeClass == .compact { return compactInlineLayoutAppearance }
    return traits.horizontalSizeClass == .regular
      ? inlineLayoutAppearance : stackedLayoutAppearance
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }

  override func fresh() -> UIBarAppearance { UITabBarAppearance() }

  override func looks(like other: UIBarAppearance) -> Bool {
    guard let other = other as? UITabBarAppearance else { return false }
    return super.looks(like: other)
      && selectionIndicatorTintColor == other.selectionIndicatorTintColor
      && selectionIndicatorImage == other.selectionIndicatorImage
      && stackedLayoutAppearance.looks(like: other.stackedLayoutAppearance)
      && inlineLayoutAppearance.looks(like: other.inlineLayoutAppearance)
      && compactInlineLayoutAppearance.looks(like: other.compactInlineLayoutAppearance)
  }
}

/// The looks of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public override convenience init() { self.init(style: .stacked) }

  /// Differs from Apple's: starts empty for each `style`.
  public init(style: Style) { super.init() }

  /// What holds for an item in a state.
  func appearance(isEnabled: Bool, isSelected: Bool) -> UITabBarItemStateAppearance {
    isEnabled ? (isSelected ? selected : normal) : disabled
  }

  func looks(like other: UITabBarItemAppearance) -> Bool {
    normal.looks(like: other.normal) && selected.looks(like: other.selected)
      && disabled.looks(like: other.disabled) && focused.looks(like: other.focused)
  }
}

/// The looks of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// In points.
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of the whole badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// Of the text inside the badge, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  public override init() { super.init() }

  func looks(like other: UITabBarItemStateAppearance) -> Bool {
    iconColor == other.iconColor && badgeBackgroundColor == other.badgeBackgroundColor
      && titlePositionAdjustment == other.titlePositionAdjustment
      && badgePositionAdjustment == other.badgePositionAdjustment
      && badgeTitlePositionAdjustment == other.badgeTitlePositionAdjustment
      && NSDictionary(attributes: badgeTextAttributes)
        == NSDictionary(attributes: other.badgeTextAttributes)
      && NSDictionary(attributes: titleTextAttributes)
        == NSDictionary(
          attributes: other.titleTextAttributes)
  }
}
