import Device

extension UIView {
  /// What was set of a view's tint.
  struct Tint {
    /// Nil for that of the superview.
    var color: UIColor?
    var adjustmentMode = TintAdjustmentMode.automatic
  }

  /// The tint without what dims it.
  var undimmedTint: UIColor {
    tint.color ?? superview?.undimmedTint ?? AssetColors.accent ?? .systemBlue
  }

  func tintMayHaveChanged() {
    withOwnTraits { tintColorDidChange() }
    for subview in storedSubviews where subview.tint.color == nil { subview.tintMayHaveChanged() }
    UIChange.note()
  }

  /// Whether the tint is dimmed goes down to views with a color of their own, too.
  func tintAdjustmentDidChange() {
    withOwnTraits { tintColorDidChange() }
    for subview in storedSubviews where subview.tint.adjustmentMode == .automatic {
      subview.tintAdjustmentDidChange()
    }
    UIChange.note()
  }
}
