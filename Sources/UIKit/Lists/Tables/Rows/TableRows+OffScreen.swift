import CoreGraphics
import Foundation

extension TableRows {
  /// Shows a cell for a row that is off the screen as long as `body` runs; nil if there is no cell to show.
  ///
  /// Neither the delegate hears of it nor the table's layout, and the cell may be used again afterwards.
  func withCell<Result>(at path: IndexPath, _ body: (UITableViewCell) -> Result) -> Result? {
    let rect = rect(of: .row(path))
    guard !isLayingOut, rect.height > 0 else { return nil }
    isLayingOut = true
    defer { isLayingOut = false }
    guard let cell = makeCell(at: path), cell.superview == nil else { return nil }
    cell.place = place(of: path)
    prepareEditing(of: cell, at: path, animated: false)
    cell.isSelected = table.selection.contains(path)
    cell.frame = rect
    table.insertSubview(cell, at: 0)
    // The cell alone is laid out: nothing else has moved.
    table.layoutState.needsLayout = false
    cell.layoutIfNeeded()
    defer {
      cell.removeFromSuperview()
      cell.tableView = nil
      table.reuse.take(cell)
    }
    return body(cell)
  }
}
