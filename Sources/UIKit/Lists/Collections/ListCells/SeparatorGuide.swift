import CoreGraphics

/// The guide that an app ties its content to, so that the line below a list cell begins and ends with that.
@MainActor
struct SeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint

  /// Where nobody says otherwise the line begins `inset` points from the leading side, and ends at the trailing one.
  init(in cell: UIView, inset: CGFloat) {
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: inset)
    let trailing = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    let vertical = [
      guide.topAnchor.constraint(equalTo: cell.topAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ]
    for constraint in [leading, trailing] { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate([leading, trailing] + vertical)
  }

  func update(_ inset: CGFloat) {
    if leading.constant != inset { leading.constant = inset }
  }

  /// From the leading and the trailing side of the cell, in points.
  func insets(in cell: UIView) -> (leading: CGFloat, trailing: CGFloat) {
    let frame = guide.layoutFrame
    let (left, right) = (frame.minX, cell.bounds.width - frame.maxX)
    return cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? (right, left) : (left, right)
  }
}
