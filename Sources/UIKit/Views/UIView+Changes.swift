extension UIView {
  /// Called when the safe area of this view or of a part of it may be another one than before.
  func safeAreaMayHaveChanged() {
    guard window != nil else { return }
    SafeArea.update(self)
  }

  func layoutMarginsMayHaveChanged() {
    layoutMarginsDidChange()
    AutoLayoutPass.guidesChanged(of: self)
    setNeedsLayout()
  }
}
