import Foundation
import Metrics
import UIKit

/// The distances of a list's looks, in points.
struct ListMetrics: Equatable {
  private let system: SystemMetrics
  let look: _ListLook
  /// Whether rows stand on the list's own background, without cards and lines, as in an iPad's sidebar; on a phone
  /// they stand on cards.
  let isSidebar: Bool
  /// The distance of a card from the list's left side.
  let cardMargin: CGFloat
  /// The distance of a card from the list's right side.
  let rightMargin: CGFloat
  /// The distance of a row's content from the row's edges.
  let rowInsets: EdgeInsets
  /// Of the cards.
  let cornerRadius: CGFloat
  /// Above the first section, when that has no header.
  let top: CGFloat
  /// Above a header of the first section too, where the app says so; nil for nothing.
  let topMargin: CGFloat?
  /// Below the last section.
  let bottom: CGFloat
  /// Between two sections without header and footer.
  let sectionGap: CGFloat
  /// Above a header that is not the first; nil where it takes the place of a part of the gap.
  let gapAboveHeaders: CGFloat?
  let minRowHeight: CGFloat
  /// Between rows.
  let rowSpacing: CGFloat
  /// The least height of a header; nil for none.
  let minHeaderHeight: CGFloat?

  @MainActor
  init(_ values: EnvironmentValues, width: CGFloat) {
    let system = SystemMetrics.current
    self.system = system
    look = values.listLook
    isSidebar = look == .sidebar && values.horizontalSizeClass == .regular
    let side = ScreenMargins.side(forWidth: width)
    let hasCards = look == .insetGrouped || look == .sidebar
    let margins = values.scrollContentMargins
    let leading = margins.leading ?? (hasCards ? system.cardMargin : 0)
    let trailing = margins.trailing ?? (hasCards ? system.cardMargin : 0)
    let isRightToLeft = values.layoutDirection == .rightToLeft
    cardMargin = isRightToLeft ? trailing : leading
    rightMargin = isRightToLeft ? leading : trailing
    topMargin = margins.top
    rowInsets = EdgeInsets(
      top: RowMetrics.verticalInset, leading: side, bottom: RowMetrics.verticalInset,
      trailing: side)
    cornerRadius = hasCards && !isSidebar ? system.cardRadius : 0
    rowSpacing = max(0, values.listRowSpacing ?? 0)
    top = margins.top ?? (look == .plain ? 0 : RowMetrics.sectionGap)
    let spacing = values.listSectionSpacing
    sectionGap = look == .plain ? 0 : spacing.distance
    gapAboveHeaders =
      look == .plain
      ? nil : system.gapAboveHeaders.map { spacing == .default ? $0 : spacing.distance / 2 }
    bottom = margins.bottom ?? (look == .plain ? 0 : sectionGap)
    minRowHeight = values.defaultMinListRowHeight
    minHeaderHeight = values.defaultMinListHeaderHeight
  }

  /// Around the text of a header.
  var headerInsets: EdgeInsets {
    look == .plain
      ? EdgeInsets(
        top: RowMetrics.plainHeaderTop, leading: rowInsets.leading, bottom: 6,
        trailing: rowInsets.trailing)
      : EdgeInsets(
        top: system.listHeaderTop, leading: rowInsets.leading,
        bottom: system.listHeaderBottom, trailing: rowInsets.trailing)
  }

  /// Around the text of a footer.
  var footerInsets: EdgeInsets {
    EdgeInsets(
      top: system.listFooterTop, leading: rowInsets.leading,
      bottom: look == .plain ? 0 : system.listFooterBottom, trailing: rowInsets.trailing)
  }
}
