import CoreGraphics
import Foundation
import Metrics

extension UINavigationBar {
  /// Of the line above the titles, in points.
  var promptHeight: CGFloat {
    topItem?.prompt == nil ? 0 : NavigationBarMetrics.promptHeight
  }

  func layOutTitle(
    _ item: UINavigationItem?, rowHeight: CGFloat, left: CGFloat, right: CGFloat
  ) {
    let parts: [UIView?] = [
      item?.titleView, titleLabel, subtitleLabel, largeTitleRoom, promptLabel, backButton,
      item?.searchController?.searchBar,
    ]
    for old in subviews where !(old is BarButtonView) && !parts.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    // The title stands in the row as soon as the large one has gone under it.
    let large = largeTitleHeight > 0.5
    titleLabel.isHidden = large || item?.titleView != nil || item?.title?.isEmpty ?? true
    largeTitleLabel.isHidden = !large
    if let titleView = item?.titleView {
      var size = titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size == .zero { size = titleView.bounds.size }
      let width = min(size.width, max(right - left, 0))
      titleView.frame = mirrored(
        CGRect(
          x: titleStart(width, left: left, right: right),
          y: promptHeight + (rowHeight - size.height) / 2, width: width, height: size.height))
      if titleView.superview !== self { addSubview(titleView) }
    }
    let looks = shownAppearance
    largeTitleLabel.font = largeTitleFont
    apply(item?.title, to: titleLabel, titleTextAttributes ?? looks.titleTextAttributes)
    apply(
      item?.title, to: largeTitleLabel,
      largeTitleTextAttributes ?? looks.largeTitleTextAttributes)
    let size = titleLabel.sizeThatFits(.zero)
    let width = min(size.width, max(right - left, 0))
    var shift = looks.titlePositionAdjustment
    shift.vertical += shownTitleShift
    titleLabel.frame = mirrored(
      CGRect(
        x: titleStart(width, left: left, right: right),
        y: promptHeight + (rowHeight - size.height) / 2, width: width, height: size.height)
    ).offsetBy(dx: shift.horizontal, dy: shift.vertical)
    let below = layOutSubtitle(item, rowHeight: rowHeight, left: left, right: right)
    let largeSize = largeTitleLabel.sizeThatFits(.zero)
    largeTitleRoom.frame = CGRect(
      x: 0, y: promptHeight + rowHeight, width: bounds.width, height: largeTitleHeight)
    largeTitleLabel.frame = mirrored(
      CGRect(
        x: sideMargin,
        y: largeTitleHeight - NavigationBarMetrics.largeTitleBottom - below - largeSize.height,
        width: min(largeSize.width, bounds.width - 2 * sideMargin), height: largeSize.height))
  }

  /// - Returns: How high the line is below the large title, in points.
  private func layOutSubtitle(
    _ item: UINavigationItem?, rowHeight: CGFloat, left: CGFloat, right: CGFloat
  ) -> CGFloat {
    let text = item?.titleView == nil ? item?.subtitle : nil
    subtitleLabel.isHidden = text?.isEmpty ?? true
    guard let text, !text.isEmpty else { return 0 }
    subtitleLabel.text = text
    subtitleLabel.textColor =
      barStyle.isBlack ? UIColor.white.withAlphaComponent(0.6) : .secondaryLabel
    let size = subtitleLabel.sizeThatFits(.zero)
    guard titleLabel.isHidden, !largeTitleLabel.isHidden else {
      let width = min(size.width, max(right - left, 0))
      let middle = promptHeight + rowHeight / 2
      titleLabel.frame.origin.y -= NavigationBarMetrics.raisedTitle
      subtitleLabel.frame = mirrored(
        CGRect(
          x: titleStart(width, left: left, right: right),
          y: middle + NavigationBarMetrics.subtitleTop, width: width, height: size.height))
      return 0
    }
    let bottom = promptHeight + rowHeight + largeTitleHeight
    subtitleLabel.frame = mirrored(
      CGRect(
        x: sideMargin, y: bottom - NavigationBarMetrics.largeTitleBottom - size.height,
        width: min(size.width, bounds.width - 2 * sideMargin), height: size.height))
    return size.height
  }

  func layOutPrompt(_ text: String?) {
    promptLabel.isHidden = text == nil
    promptLabel.text = text
    promptLabel.textColor = titleLabel.textColor
    let margin = sideMargin
    promptLabel.frame = CGRect(
      x: margin, y: 0, width: max(bounds.width - 2 * margin, 0), height: promptHeight)
  }

  private func apply(
    _ text: String?, to label: UILabel, _ attributes: [NSAttributedString.Key: Any]?
  ) {
    label.text = text
    if let font = attributes?[.font] as? UIFont { label.font = font }
    label.textColor =
      attributes?[.foregroundColor] as? UIColor
      ?? (barStyle.isBlack ? .white : .label)
  }

  func centred(_ width: CGFloat, left: CGFloat, right: CGFloat) -> CGFloat {
    NavigationBarMetrics.titleStart(width: width, in: bounds.width, from: left, to: right)
  }

  /// Where the title begins: in the middle, or at the leading end where others have the middle.
  private func titleStart(_ width: CGFloat, left: CGFloat, right: CGFloat) -> CGFloat {
    topItem?.hasCenter(with: traitCollection) ?? false
      ? left : centred(width, left: left, right: right)
  }
}
