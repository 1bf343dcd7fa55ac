/// What cells tell the table that they are in.
extension UITableView {
  func selectByUser(_ cell: UITableViewCell) -> Bool {
    indexPath(for: cell).map { touches.tap($0) } != nil
  }

  func editControlTapped(in cell: UITableViewCell) { touches.editControlTapped(in: cell) }

  func accessoryTapped(in cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    cell.onAccessory?(cell)
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  func cellSizeMayHaveChanged(_ cell: UITableViewCell) {
    if selfSizingInvalidation != .disabled { rows.sizeMayHaveChanged(of: cell) }
  }
}

/// What storyboards and the keepers of the rows ask for.
extension UITableView {
  var tableDelegate: (any UITableViewDelegate)? { delegate }

  /// The cells of a prototype.
  func register(_ identifier: String, _ maker: @escaping (String) -> UITableViewCell?) {
    reuse.register(cellMaker: maker, identifier)
  }

  /// Asks the data source again if somebody told the table that it has to.
  func reloadIfNeeded() { _ = rows.loaded }
}
