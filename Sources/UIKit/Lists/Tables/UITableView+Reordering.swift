import CoreGraphics
import Foundation

extension UITableView: ReorderingList {
  func beginReordering(_ cell: UIView) -> Bool {
    guard let cell = cell as? UITableViewCell, let path = indexPath(for: cell) else { return false }
    reordered = (path, path)
    return true
  }

  /// The row takes the place of the one in which its middle lies, or what the delegate wants instead; developers see rows
  /// make room when the one that is carried covers half of them.
  func carry(to middle: CGPoint) {
    guard let source = reordered?.from, let place = place(at: middle) else { return }
    let target =
      DefaultRequirement.asked(
        tableDelegate?.tableView(
          self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: place)) ?? place
    reordered = (source, target)
  }

  /// Beyond all rows it is the place of the last one.
  private func place(at middle: CGPoint) -> IndexPath? {
    let last = (0..<numberOfSections).last { numberOfRows(inSection: $0) > 0 }
    if let last {
      let path = IndexPath(row: numberOfRows(inSection: last) - 1, section: last)
      if middle.y >= rectForRow(at: path).maxY { return path }
    }
    return indexPathForRow(at: CGPoint(x: middle.x, y: max(middle.y, 0)))
  }

  func endReordering() {
    guard let (source, target) = reordered else { return }
    reordered = nil
    guard source != target else { return }
    _ = moveRowOfDataSource(at: source, to: target)
  }

  func cancelReordering() { reordered = nil }

  /// Has the data source move a row, and moves it here; false if the data source has no way to.
  func moveRowOfDataSource(at source: IndexPath, to target: IndexPath) -> Bool {
    guard let dataSource else { return false }
    guard
      DefaultRequirement.call({ dataSource.tableView(self, moveRowAt: source, to: target) }) != nil
    else { return false }
    if target != source { moveRow(at: source, to: target) }
    return true
  }
}
