import CoreGraphics
import UIKit

/// What is dropped between the rows of a collection goes into it.
extension ListNode: DropPlace {
  /// The place in a collection of the list before which something is dropped.
  private struct Gap {
    let index: Int
    let handler: any InsertHandler
  }

  package func accepts(_ operation: DragOperation) -> Bool {
    environment.values.isEnabled && !flags.contains(.removed) && gap(under: operation) != nil
  }

  package func dragEntered(_ operation: DragOperation) {}
  package func dragMoved(_ operation: DragOperation) {}
  package func dragExited(_ operation: DragOperation) {}

  package var allowsDrop: Bool { true }

  package func drop(_ operation: DragOperation) -> Bool {
    guard let gap = gap(under: operation) else { return false }
    gap.handler.insert(
      operation.items.map(\.itemProvider).filter { gap.handler.accepts($0) }, at: gap.index)
    return true
  }

  /// Nil where the row under the finger is none of a collection that takes what is dragged.
  private func gap(under operation: DragOperation) -> Gap? {
    guard let host = graph.hostView else { return nil }
    let y = localPoint(fromRoot: host.convert(operation.location, from: nil)).y + offset.y
    let rows = placedRows.filter { $0.role == .row }
    let row = rows.first { $0.frame.minY <= y && y < $0.frame.maxY }
    guard let row = row ?? rows.last.flatMap({ $0.frame.maxY <= y ? $0 : nil }),
      let items = row.items, let index = row.itemIndex, let handler = items.insertHandler,
      operation.items.contains(where: { handler.accepts($0.itemProvider) })
    else { return nil }
    return Gap(index: y < row.frame.midY ? index : index + 1, handler: handler)
  }
}
