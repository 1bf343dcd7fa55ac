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
    tintColorDidChange()
    for subview in storedSubviews where subview.tint.color == nil { subview.tintMayHaveChanged() }
    UIChange.note()
  }
}
