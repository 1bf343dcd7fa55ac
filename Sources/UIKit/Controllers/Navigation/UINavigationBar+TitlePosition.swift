import CoreGraphics

extension UINavigationBar {
  /// Moves the title down by points, up where they are negative; a large title stays.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleShifts[barMetrics] = adjustment
  }

  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics] ?? 0
  }

  /// What moves the title now, in points.
  var shownTitleShift: CGFloat {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return (isCompact ? titleShifts[.compact] : nil) ?? titleShifts[.default] ?? 0
  }
}
