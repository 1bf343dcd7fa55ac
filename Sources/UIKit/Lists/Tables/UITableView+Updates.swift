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

  /// Gives the rows that have cells new ones.
  func reloadShownRows(at indexPaths: [IndexPath]) {
    for path in indexPaths where rows.cells[path] != nil {
      TableUpdates.change(in: self) { $0.reloadedRows.append(path) }
    }
  }
}
