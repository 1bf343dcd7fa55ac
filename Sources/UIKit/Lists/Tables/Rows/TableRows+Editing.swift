import Foundation

extension TableRows {
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard table.isEditing || cell.isEditing else { return }
    let canEdit =
      DefaultRequirement.asked(table.dataSource?.tableView(table, canEditRowAt: path)) ?? false
    cell.editingStyle = canEdit ? TableMeasure.editingStyle(of: path, in: table) : .none
    cell.showsReorderControl = table.isEditing && TableMeasure.canMove(path, in: table)
    cell.place.picksWhileEditing = table.allowsMultipleSelectionDuringEditing
    cell.shouldIndentWhileEditing =
      DefaultRequirement.asked(
        table.tableDelegate?.tableView(table, shouldIndentWhileEditingRowAt: path)) ?? true
    cell.setEditing(table.isEditing && canEdit, animated: animated)
  }
}
