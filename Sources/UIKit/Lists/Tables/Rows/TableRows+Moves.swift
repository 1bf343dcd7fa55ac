import Foundation

/// What becomes of cells, headers and footers that leave the screen or get other places.
extension TableRows {
  func putAway(where isGone: (TableSections.Part) -> Bool) {
    for path in cells.keys.sorted() where isGone(.row(path)) {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      remove(cell, at: path)
    }
    for (part, view) in supplementary where isGone(part) {
      supplementary[part] = nil
      remove(view, from: part)
    }
    shownPaths = cells.keys.sorted()
  }

  /// Takes over where a batch of changes puts the cells; those without a place are put away.
  func setCells(_ new: [IndexPath: UITableViewCell]) {
    let kept = Set(new.values.map { ObjectIdentifier($0) })
    for (path, cell) in cells.sorted(by: { $0.key < $1.key })
    where !kept.contains(ObjectIdentifier(cell)) { remove(cell, at: path) }
    cells = new
    sortCells()
  }

  /// The same for headers and footers.
  ///
  /// Those of sections that stay are kept, as on iOS: what they say is asked for anew with their section only.
  func setSupplementary(_ new: [TableSections.Part: UIView]) {
    let kept = Set(new.values.map { ObjectIdentifier($0) })
    for (part, view) in supplementary where !kept.contains(ObjectIdentifier(view)) {
      remove(view, from: part)
    }
    supplementary = new
  }

  private func remove(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    cell.tableView = nil
    table.tableDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    table.reuse.take(cell)
  }

  private func remove(_ view: UIView, from part: TableSections.Part) {
    view.removeFromSuperview()
    TableSupplementary.tellDidEndDisplaying(view, part, in: table)
    table.reuse.take(view)
  }
}
