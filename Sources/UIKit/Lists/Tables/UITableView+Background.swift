extension UITableView {
  /// Puts the background view behind the rows, in place of the one before.
  func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
