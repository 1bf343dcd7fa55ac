import CoreGraphics
import Foundation

extension UITableView {
  func dragDelegatesDidChange() {
    dragDrop.install(
      drags: dragDelegate != nil, drops: dragDelegate != nil || dropDelegate != nil)
  }
}

extension UITableViewCell: DraggedCell {
  func dragDidChange(isLifted: Bool?) {
    dragState = isLifted.map { $0 ? .lifting : .dragging } ?? .none
    dragStateDidChange(isLifted.map { $0 ? .lifting : .dragging } ?? .none)
  }
}

extension UITableView: ListWithDrags {
  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func dropPathBehind(_ point: CGPoint) -> IndexPath? {
    let sections = 0..<numberOfSections
    guard let section = sections.last(where: { rect(forSection: $0).minY <= point.y }),
      rect(forSection: section).maxY >= point.y || section == sections.last
    else { return nil }
    let count = numberOfRows(inSection: section)
    return count == 0 || point.y < rectForRow(at: IndexPath(row: count - 1, section: section)).maxY
      ? nil : IndexPath(row: count, section: section)
  }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragCell(at path: IndexPath) -> (any DraggedCell)? { cellForRow(at: path) }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func acceptsDrop(_ session: any UIDropSession) -> Bool {
    guard let dropDelegate else { return movedRow != nil }
    return DefaultRequirement.asked(dropDelegate.tableView(self, canHandle: session))
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    let answer = dropDelegate.flatMap { delegate in
      DefaultRequirement.call {
        delegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      }
    }
    if let answer { return answer }
    return movedRow == nil
      ? UITableViewDropProposal(operation: .copy)
      : UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  /// The one row that is dragged within the table, if the data source lets it move.
  private var movedRow: IndexPath? {
    guard let source = dragDrop.onlySource, let dataSource else { return nil }
    return DefaultRequirement.call { dataSource.tableView(self, canMoveRowAt: source) } ?? true
      ? source : nil
  }

  /// A row that moves within its table is moved by the data source, if that has `tableView(_:moveRowAt:to:)`, and
  /// everything else is the delegate's: so tables that have both are known to behave; Apple does not write of it.
  func perform(_ drop: ListDrop) {
    if drop.proposal.operation == .move, moveRow(in: drop) { return }
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop))
  }

  private func moveRow(in drop: ListDrop) -> Bool {
    guard let source = movedRow, drop.items.first?.source == source,
      var destination = drop.destination
    else { return false }
    // The row to come is counted without the one that leaves.
    let rows = numberOfRows(inSection: destination.section)
    if destination.section == source.section, destination.row >= rows { destination.row = rows - 1 }
    let target =
      DefaultRequirement.asked(
        tableDelegate?.tableView(
          self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: destination))
      ?? destination
    return moveRowOfDataSource(at: source, to: target)
  }
}
