import Device
import Foundation

extension UITableView {
  /// Makes one batch of the changes that a block makes; `completion` runs in the next turn.
  func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { TurnScheduler.shared.enqueue { completion(true) } }
  }

  /// Has the data source fill the cells of rows again; one that gives another cell has the row loaded again.
  func reconfigureShownRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = rows.cells[path], let dataSource else { continue }
      reconfigured = (path, cell)
      let given = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      if given === cell {
        cell.setNeedsUpdateConfiguration()
        cellSizeMayHaveChanged(cell)
      } else {
        reuse.take(given)
        TableUpdates.change(in: self) { $0.reloadedRows.append(path) }
      }
    }
  }

  /// The cell that is filled again for its row; nil for any other one.
  func reconfiguredCell(_ identifier: String, at indexPath: IndexPath) -> UITableViewCell? {
    guard let reconfigured, reconfigured.path == indexPath,
      reconfigured.cell.reuseIdentifier == identifier
    else { return nil }
    return reconfigured.cell
  }
}
