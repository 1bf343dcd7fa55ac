import CoreGraphics
import DisplayList
import Foundation
import Metrics

/// Draws a list cell's background and separator.
@MainActor
struct ListCellDrawing {
  let cell: UICollectionViewListCell
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isFirst: Bool
  let isLast: Bool
  let separators: UIListSeparatorConfiguration?
  /// Where a separator begins and ends, in points from the cell's sides.
  let lineInsets: (leading: CGFloat, trailing: CGFloat)

  var isCard: Bool {
    appearance == .insetGrouped || appearance == .sidebar && !isSidebar
  }

  /// Whether rows stand on the list's own background, without cards and lines, as in an iPad's sidebar.
  private var isSidebar: Bool {
    appearance == .sidebar && cell.traitCollection.horizontalSizeClass == .regular
  }

  /// What lies behind a cell without a background configuration, which says for itself what a selected cell looks like.
  func appendBackground(to canvas: inout ViewCanvas) {
    guard cell.reuseKind.isEmpty, cell.backgroundConfiguration == nil else { return }
    let isLit = cell.isSelected || cell.isHighlighted
    if isSidebar {
      if isLit {
        canvas.fill(cell.bounds, cornerRadius: RowMetrics.sidebarRadius, .systemGray4)
      }
      return
    }
    if isLit || cell.backgroundColor == nil {
      let plain: UIColor =
        appearance == .plain || appearance == .sidebarPlain
        ? .systemBackground : .secondarySystemGroupedBackground
      fill(isLit ? .systemGray4 : plain, &canvas)
    }
  }

  func appendSeparators(to canvas: inout ViewCanvas) {
    guard cell.reuseKind.isEmpty, !isSidebar, let separators else { return }
    let several =
      cell.collectionView.map {
        $0.isEditing ? $0.allowsMultipleSelectionDuringEditing : $0.allowsMultipleSelection
      } ?? false
    let color =
      cell.isSelected && several ? separators.multipleSelectionColor : separators.color
    if separators.topSeparatorVisibility == .visible {
      appendLine(at: 0, separators.topSeparatorInsets, color, &canvas)
    }
    guard !(isLast && isCard) || separators.bottomSeparatorVisibility == .visible,
      separators.bottomSeparatorVisibility != .hidden
    else { return }
    appendLine(
      at: cell.bounds.height - canvas.pixel, separators.bottomSeparatorInsets, color, &canvas)
  }

  private func appendLine(
    at y: CGFloat, _ insets: NSDirectionalEdgeInsets, _ color: UIColor, _ canvas: inout ViewCanvas
  ) {
    let automatic = CGFloat.greatestFiniteMagnitude
    let leading = insets.leading == automatic ? lineInsets.leading : insets.leading
    let trailing = insets.trailing == automatic ? lineInsets.trailing : insets.trailing
    let isReversed = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isReversed ? trailing : leading
    let right = isReversed ? leading : trailing
    canvas.fill(
      CGRect(x: left, y: y, width: cell.bounds.width - left - right, height: canvas.pixel), color)
  }

  func fill(_ color: UIColor, _ canvas: inout ViewCanvas) {
    var corners: CACornerMask = []
    if isCard, isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isCard, isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    canvas.append(
      .fill(
        CornerPath.path(
          in: cell.bounds, radius: SystemMetrics.current.cardRadius, corners: corners),
        canvas.paint(color)))
  }
}
