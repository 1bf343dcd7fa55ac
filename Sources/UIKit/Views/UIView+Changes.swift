extension UIView {
  /// Called when the safe area of this view or of a part of it may be another one than before.
  func safeAreaMayHaveChanged() {
    guard window != nil else { return }
    SafeArea.update(self)
  }

  func layoutMarginsMayHaveChanged() {
    tellOfLayoutMargins()
    AutoLayoutPass.guidesChanged(of: self)
    setNeedsLayout()
    outerLayoutMarginsMayHaveChanged()
  }

  /// The margins of views that keep those of this one follow.
  func outerLayoutMarginsMayHaveChanged() {
    for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
      subview.layoutMarginsMayHaveChanged()
    }
  }

  /// Tells the view, and the controller whose view it is, of other layout margins.
  func tellOfLayoutMargins() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
  }
}
