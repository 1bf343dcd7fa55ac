import Foundation
import Metrics

/// The distances of a list's looks, in points.
struct ListMetrics: Equatable {
  let look: _ListLook
  /// The distance of a card from the list's left side.
  let cardMargin: CGFloat
  /// The distance of a card from the list's right side.
  let rightMargin: CGFloat
  /// The distance of a row's content from the row's edges.
  let rowInsets: EdgeInsets
  let cornerRadius: CGFloat
  /// Above the first section, when that has no header.
  let top: CGFloat
  /// Above a header of the first section too, where the app says so; nil for nothing.
  let topMargin: CGFloat?
  /// Below the last section.
  let bottom: CGFloat
  /// Between two sections without header and footer.
  let sectionGap: CGFloat
  let minRowHeight: CGFloat
  /// Between rows.
  let rowSpacing: CGFloat
  /// The least height of a header; nil for none.
  let minHeaderHeight: CGFloat?

  init(_ values: EnvironmentValues, width: CGFloat) {
    look = values.listLook
    let side = ScreenMargins.side(forWidth: width)
    let hasCards = look == .insetGrouped || look == .sidebar
    let margins = values.scrollContentMargins
    let leading = margins.leading ?? (hasCards ? RowMetrics.cardMargin : 0)
    let trailing = margins.trailing ?? (hasCards ? RowMetrics.cardMargin : 0)
    let isRightToLeft = values.layoutDirection == .rightToLeft
    cardMargin = isRightToLeft ? trailing : leading
    rightMargin = isRightToLeft ? leading : trailing
    topMargin = margins.top
    rowInsets = EdgeInsets(
      top: RowMetrics.verticalInset, leading: side, bottom: RowMetrics.verticalInset,
      trailing: side)
    cornerRadius = hasCards ? RowMetrics.cardRadius : 0
    rowSpacing = max(0, values.listRowSpacing ?? 0)
    top = margins.top ?? (look == .plain ? 0 : RowMetrics.sectionGap)
    sectionGap = look == .plain ? 0 : values.listSectionSpacing.distance
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
        top: RowMetrics.listHeaderTop, leading: rowInsets.leading,
        bottom: RowMetrics.listHeaderBottom, trailing: rowInsets.trailing)
  }

  /// Around the text of a footer.
  var footerInsets: EdgeInsets {
    EdgeInsets(
      top: RowMetrics.footerTop, leading: rowInsets.leading,
      bottom: look == .plain ? 0 : RowMetrics.footerBottom, trailing: rowInsets.trailing)
  }
}
