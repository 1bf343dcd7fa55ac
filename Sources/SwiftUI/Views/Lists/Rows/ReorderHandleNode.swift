import Accessibility
import Device
import Foundation
import Metrics
import UIKit

/// The grip at the end of a row that a finger carries to another place in the list.
@MainActor
package final class ReorderHandleNode: LayoutNode, GestureSource {
  private unowned(unsafe) let row: ListRowNode

  /// In points.
  static let width = RowMetrics.reorderWidth

  init(_ row: ListRowNode, _ context: _NodeContext) {
    self.row = row
    super.init(context)
    layoutParent = row
  }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: CGSize(width: Self.width, height: RowMetrics.leastHeight))
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    collection.add(PanRecognizer(node: self, axes: .vertical) { [weak self] in self?.carry($0) })
  }

  private func carry(_ value: PanRecognizer.Value) {
    switch value.phase {
    case .began, .changed: row.lift = value.translation.height
    case .cancelled: row.lift = 0
    case .ended:
      row.lift = 0
      row.list.drop(row, at: row.frame.midY + value.wholeTranslation.height)
    }
    graph.contentDidChange()
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let side = RowMetrics.editDiameter
    let square = CGRect(
      x: left(fromLeading: RowMetrics.reorderSignStart, width: side),
      y: (size.height - side) / 2, width: side, height: side)
    canvas.append(.reorder, in: square, ControlPaint(self))
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let words = MergedAccessibility(
      builder.collect { row.element.buildAccessibilityPlaced(&$0) }
    ).label
    builder.add(.button, for: self, label: SystemWord.reorderItem.text(of: words), traits: .button)
  }

  package override var dumpLabel: String? { "ReorderHandle" }
}

extension ListNode {
  /// Puts a row where a finger has carried it; `y` is that of its middle, in the list's content space, in points.
  ///
  /// It takes the place of the row in which its middle lies, as an item of a collection does that is moved
  /// interactively. Rows move within the items of their `ForEach`.
  func drop(_ row: ListRowNode, at y: CGFloat) {
    guard let items = row.items, let source = row.itemIndex else { return }
    var target = source
    for other in placedRows where other.items === items {
      guard let index = other.itemIndex else { continue }
      if index < source, y < other.frame.maxY { target = min(target, index) }
      if index > source, y > other.frame.minY { target = max(target, index) }
    }
    guard target != source else { return }
    items.moveAction?(IndexSet(integer: source), target > source ? target + 1 : target)
  }
}
