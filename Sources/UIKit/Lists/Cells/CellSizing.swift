import CoreGraphics
import Foundation
import Metrics

/// How high a cell wants to be.
@MainActor
enum CellSizing {
  static var minimumHeight: CGFloat { SystemMetrics.current.leastRowHeight }

  /// In points, for a cell of `width` points.
  static func height(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
    cell.updateConfigurationIfNeeded()
    let inner = max(width - cell.parts.insets.left - cell.parts.insets.right, 0)
    let scale = max(cell.traitCollection.displayScale, 1)
    if let height = cell.configuredHeight(width: inner) {
      return max(Rounding.up(height, scale), minimumHeight)
    }
    if let height = constrainedHeight(of: cell.contentView, width: inner) {
      return Rounding.up(height, scale)
    }
    return cell.standard.isUsed
      ? Rounding.up(cell.standard.height(width: inner), scale) : minimumHeight
  }

  /// What the constraints in a content view ask for; nil where there are none.
  static func constrainedHeight(of contentView: UIView, width: CGFloat) -> CGFloat? {
    AutoLayoutPass.updateConstraints(in: contentView)
    guard !contentView.autoLayout.constraints.isEmpty else { return nil }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }
}
