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
  /// Where a separator begins, in points.
  let textInset: CGFloat

  private var isCard: Bool { appearance == .insetGrouped || appearance == .sidebar }

  func append(to canvas: inout ViewCanvas) {
    guard cell.reuseKind.isEmpty else { return }
    let isLit = cell.isSelected || cell.isHighlighted
    if isLit || cell.backgroundConfiguration == nil && cell.backgroundColor == nil {
      let plain: UIColor =
        appearance == .plain || appearance == .sidebarPlain
        ? .systemBackground : .secondarySystemGroupedBackground
      fill(isLit ? .systemGray4 : plain, &canvas)
    }
    guard let separators, !(isLast && isCard), separators.bottomSeparatorVisibility != .hidden
    else { return }
    let automatic = separators.bottomSeparatorInsets.leading == .greatestFiniteMagnitude
    let left = automatic ? textInset : separators.bottomSeparatorInsets.leading
    let right = automatic ? 0 : separators.bottomSeparatorInsets.trailing
    canvas.fill(
      CGRect(
        x: left, y: cell.bounds.height - canvas.pixel, width: cell.bounds.width - left - right,
        height: canvas.pixel), separators.color)
  }

  private func fill(_ color: UIColor, _ canvas: inout ViewCanvas) {
    var corners: CACornerMask = []
    if isCard, isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isCard, isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    canvas.append(
      .fill(
        CornerPath.path(in: cell.bounds, radius: RowMetrics.cardRadius, corners: corners),
        canvas.paint(color)))
  }
}
