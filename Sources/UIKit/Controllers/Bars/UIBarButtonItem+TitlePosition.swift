extension UIBarButtonItem {
  /// Moves the title by points.
  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    titlePositionAdjustments[barMetrics] = adjustment
  }

  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titlePositionAdjustments[barMetrics] ?? .zero
  }

  /// Moves the title of the back button by points, of all bars where it is set for the class's appearance; many apps
  /// move it out of the bar so.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backTitleAdjustments[barMetrics] = adjustment
  }

  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleAdjustments[barMetrics] ?? .zero
  }

  /// The same for the back button that the item is.
  func shownBackTitleAdjustment(isCompact: Bool) -> UIOffset? {
    (isCompact ? backTitleAdjustments[.compact] : nil) ?? backTitleAdjustments[.default]
  }

  /// What moves the title in a bar of a height; nil where the bar's appearance says it.
  func shownTitlePositionAdjustment(isCompact: Bool) -> UIOffset? {
    (isCompact ? titlePositionAdjustments[.compact] : nil) ?? titlePositionAdjustments[.default]
  }
}
