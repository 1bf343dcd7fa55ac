import CoreGraphics
import DisplayList
import Foundation
import Metrics

/// Draws a cell's background, its highlight and its separator.
///
/// A background configuration says for itself what a selected cell looks like: with a colour of the app's own, as it
/// does otherwise.
@MainActor
struct CellDrawing {
  let cell: UITableViewCell

  func append(to canvas: inout ViewCanvas) {
    let isLit =
      (cell.isHighlighted || cell.isSelected) && cell.selectionStyle != .none
      && cell.shownSelectedBackgroundView == nil
    if let configuration = cell.shownBackgroundConfiguration {
      append(configuration, &canvas)
    } else if isLit {
      fill(.systemGray4, &canvas)
    } else if cell.backgroundColor == nil, cell.backgroundView == nil {
      fill(
        cell.place.isGrouped ? .secondarySystemGroupedBackground : .systemBackground, &canvas)
    }
    appendSeparators(to: &canvas)
  }

  /// A colour alone fills the card's part that the cell is, whatever the corners of the configuration.
  private func append(_ configuration: UIBackgroundConfiguration, _ canvas: inout ViewCanvas) {
    if cell.place.isCard, configuration.isPlain, let color = configuration.shownColor {
      fill(color, &canvas)
    } else {
      configuration.append(to: &canvas, behind: cell)
    }
  }

  private static var radius: CGFloat { SystemMetrics.current.cardRadius }

  private func fill(_ color: UIColor, _ canvas: inout ViewCanvas) {
    guard cell.place.isCard, cell.place.isFirst || cell.place.isLast else {
      canvas.fill(cell.bounds, color)
      return
    }
    var corners: UIRectCorner = []
    if cell.place.isFirst { corners.formUnion([.topLeft, .topRight]) }
    if cell.place.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    let path = UIBezierPath(
      roundedRect: cell.bounds, byRoundingCorners: corners,
      cornerRadii: CGSize(width: Self.radius, height: Self.radius))
    canvas.append(.fill(path.cgPath, canvas.paint(color)))
  }

  private func appendSeparators(to canvas: inout ViewCanvas) {
    let place = cell.place
    guard place.showsSeparator else { return }
    let bounds = cell.bounds
    let color = cell.tableView?.separatorColor ?? .separator
    if place.isGrouped, !place.isCard, place.isFirst {
      canvas.fill(CGRect(x: 0, y: 0, width: bounds.width, height: canvas.pixel), color)
    }
    if place.isCard, place.isLast { return }
    let inset = cell.hasOwnSeparatorInset ? cell.separatorInset : standardInset
    let left = place.isGrouped && place.isLast ? 0 : inset.left
    canvas.fill(
      cell.mirrored(
        CGRect(
          x: left, y: bounds.height - canvas.pixel, width: bounds.width - left - inset.right,
          height: canvas.pixel)), color)
  }

  private var standardInset: UIEdgeInsets {
    if let inset = cell.tableView?.separatorInsetIfSet { return inset }
    let images = cell.contentView.subviews.first { $0 is UIImageView }
    let content = cell.contentView.bounds
    let text =
      cell.standard.isUsed && images != nil
      ? cell.mirrored(cell.standard.textLabel.frame, in: content).minX : nil
    return UIEdgeInsets(
      top: 0, left: (text ?? cell.place.leftMargin) + cell.parts.insets.left, bottom: 0, right: 0)
  }
}
