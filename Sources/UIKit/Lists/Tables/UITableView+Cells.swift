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
