import Foundation

/// The looks of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public override convenience init() { self.init(style: .plain) }

  /// Differs from Apple's: starts empty for each `style`; the bar itself writes done items bold.
  public init(style: UIBarButtonItem.Style) { super.init() }

  func looks(like other: UIBarButtonItemAppearance) -> Bool {
    normal.looks(like: other.normal) && highlighted.looks(like: other.highlighted)
      && disabled.looks(like: other.disabled) && focused.looks(like: other.focused)
  }

  /// What holds for a button that is enabled or held.
  func appearance(isEnabled: Bool, isHighlighted: Bool) -> UIBarButtonItemStateAppearance {
    isEnabled ? (isHighlighted ? highlighted : normal) : disabled
  }
}

/// The looks of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// In points.
  open var titlePositionAdjustment = UIOffset.zero
  /// Stretched over the button's width, as high as it is.
  open var backgroundImage: UIImage?
  /// In points.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  public override init() { super.init() }

  func looks(like other: UIBarButtonItemStateAppearance) -> Bool {
    titlePositionAdjustment == other.titlePositionAdjustment
      && backgroundImage == other.backgroundImage
      && backgroundImagePositionAdjustment == other.backgroundImagePositionAdjustment
      && NSDictionary(attributes: titleTextAttributes)
        == NSDictionary(attributes: other.titleTextAttributes)
  }
}
