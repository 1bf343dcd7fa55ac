import Device

extension UITableView {
  /// Shows the controls for editing in the rows, or takes them away, and the selection with them.
  func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    touches.closeActions()
    if !allowsMultipleSelectionDuringEditing || !editing {
      for path in selection { deselectRow(at: path, animated: false) }
    }
    for (path, cell) in rows.cells { rows.prepareEditing(of: cell, at: path, animated: animated) }
    UIChange.note()
  }
}
