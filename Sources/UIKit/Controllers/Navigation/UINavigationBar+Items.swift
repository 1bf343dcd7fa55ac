import CoreGraphics
import Device
import Foundation
import Metrics

extension UINavigationBar {
  /// Returns where the room for the title begins.
  func layOutLeading(_ item: UINavigationItem?, rowHeight: CGFloat) -> CGFloat {
    var x = itemMargin(leadingInset)
    let hasLeft = !(item?.leftBarButtonItems ?? []).isEmpty
    let showsBack =
      backItem != nil && !(item?.hidesBackButton ?? false)
      && (!hasLeft || item?.leftItemsSupplementBackButton ?? false)
    backButton.isHidden = !showsBack
    if showsBack, let backItem {
      backButton.showBack(
        title: backTitle(of: backItem), isShown: backItem.backButtonDisplayMode != .minimal,
        shownAppearance.backButtonAppearance,
        indicator: shownBackIndicator,
        moved: backLooks(of: backItem).shownBackTitleAdjustment(isCompact: isCompact))
      let width = max(backButton.preferredWidth, NavigationBarMetrics.backWidth)
      let frame = CGRect(
        x: NavigationBarMetrics.backMargin + leadingInset, y: promptHeight, width: width,
        height: rowHeight)
      backButton.frame = mirrored(frame)
      x = max(frame.maxX + NavigationBarMetrics.backGap, x)
    }
    let leadingItems = (item?.leftBarButtonItems ?? []) + (item?.leadingGroupItems ?? [])
    for barItem in leadingItems where !barItem.isHidden {
      let width = place(barItem, x: x, rowHeight: rowHeight)
      x += width + NavigationBarMetrics.itemGap
    }
    return x
  }

  func layOutTrailing(_ item: UINavigationItem?, rowHeight: CGFloat) -> CGFloat {
    var x = bounds.width - itemMargin(trailingInset)
    // The first of the right items is the outermost.
    for barItem in item?.trailingBarItems ?? [] where !barItem.isHidden {
      let width =
        barItem.isSpace ? barItem.width : view(for: barItem).preferredWidth
      x -= width
      place(barItem, x: x, rowHeight: rowHeight)
      x -= NavigationBarMetrics.itemGap
    }
    return x
  }

  /// In the middle of the bar, or as near to it as the other items allow.
  func layOutCenter(
    _ items: [UIBarButtonItem], _ width: CGFloat, rowHeight: CGFloat, left: CGFloat, right: CGFloat
  ) {
    guard !items.isEmpty else { return }
    let title = titleLabel.isHidden ? 0 : titleLabel.bounds.width + NavigationBarMetrics.itemGap
    var x = centred(width, left: left + title, right: right)
    for barItem in items {
      x += place(barItem, x: x, rowHeight: rowHeight) + NavigationBarMetrics.itemGap
    }
  }

  func width(of items: [UIBarButtonItem]) -> CGFloat {
    items.reduce(NavigationBarMetrics.itemGap * CGFloat(max(items.count - 1, 0))) {
      $0 + ($1.isSpace ? $1.width : view(for: $1).preferredWidth)
    }
  }

  /// Of everything in the row but the title, in points.
  var groupedWidth: CGFloat {
    guard let item = topItem else { return 0 }
    let margins = itemMargin(leadingInset) + itemMargin(trailingInset)
    let items =
      (item.leftBarButtonItems ?? []) + item.leadingGroupItems
      + item.centerBarItems(with: traitCollection) + item.trailingBarItems
    let back = backItem == nil || item.hidesBackButton ? 0 : NavigationBarMetrics.backWidth
    return margins + back + width(of: items.filter { !$0.isHidden })
  }

  @discardableResult
  private func place(_ barItem: UIBarButtonItem, x: CGFloat, rowHeight: CGFloat) -> CGFloat {
    guard !barItem.isSpace else { return barItem.width }
    let view = view(for: barItem)
    let width = view.preferredWidth
    view.frame = mirrored(CGRect(x: x, y: promptHeight, width: width, height: rowHeight))
    if view.superview !== self { addSubview(view) }
    return width
  }

  var sideMargin: CGFloat { itemMargin(leadingInset) }

  var leadingInset: CGFloat {
    isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
  }

  var trailingInset: CGFloat {
    isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right
  }

  private func itemMargin(_ side: CGFloat) -> CGFloat {
    NavigationBarMetrics.itemMargin(forWidth: bounds.width, safeArea: side)
  }

  /// The item that the way back is, with what is set for the class's appearance.
  private func backLooks(of item: UINavigationItem) -> UIBarButtonItem {
    let looks = item.backBarButtonItem ?? implicitBackItem
    if dressedBackItem !== looks {
      dressedBackItem = looks
      AppearanceProxies.apply(to: looks, in: self)
    }
    return looks
  }

  /// The system's word alone passes over both titles of the item, but not over that of its bar button item, as Apple's
  /// header says.
  private func backTitle(of item: UINavigationItem) -> String {
    let isGeneric = item.backButtonDisplayMode == .generic
    let title = isGeneric ? nil : item.backButtonTitle
    return title ?? item.backBarButtonItem?.title ?? (isGeneric ? nil : item.title)
      ?? SystemWord.back.text
  }
}
