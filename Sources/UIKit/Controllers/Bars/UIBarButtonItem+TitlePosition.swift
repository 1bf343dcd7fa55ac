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

  /// What moves the title in a bar of a height; nil where the bar's appearance says it.
  func shownTitlePositionAdjustment(isCompact: Bool) -> UIOffset? {
    (isCompact ? titlePositionAdjustments[.compact] : nil) ?? titlePositionAdjustments[.default]
  }
}
