import Foundation

/// Cells stand among the table's views in the order of their rows, which is that of reading.
extension TableRows {
  /// Puts a new cell among the others.
  func insert(_ cell: UITableViewCell, at path: IndexPath) {
    let next = cells.filter { $0.key > path && $0.value.superview === table }
    if let first = next.min(by: { $0.key < $1.key }) {
      table.insertSubview(cell, belowSubview: first.value)
      return
    }
    let before = cells.filter { $0.key < path && $0.value.superview === table }
    if let last = before.max(by: { $0.key < $1.key }) {
      table.insertSubview(cell, aboveSubview: last.value)
    } else {
      table.insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
    }
  }

  /// Puts cells whose rows have moved into the places that cells have.
  func sortCells() {
    let sorted = cells.sorted { $0.key < $1.key }.map(\.value).filter { $0.superview === table }
    let places = sorted.compactMap { table.subviews.firstIndex(of: $0) }.sorted()
    for (place, cell) in zip(places, sorted) {
      guard let present = table.subviews.firstIndex(of: cell), present != place else { continue }
      table.exchangeSubview(at: present, withSubviewAt: place)
    }
  }
}
