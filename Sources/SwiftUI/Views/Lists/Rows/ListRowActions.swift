import Foundation
import Metrics

/// The buttons at one end of a row that a swipe has revealed.
@MainActor
package final class ListRowActions {
  private unowned(unsafe) let row: ListRowNode
  private let edge: HorizontalEdge
  private var nodes: [_Node] = []
  private var cells: [ActionCellNode] = []
  package private(set) var allowsFullSwipe = false
  private var width: CGFloat = 0

  init(_ row: ListRowNode, _ edge: HorizontalEdge) {
    self.row = row
    self.edge = edge
  }

  var isEmpty: Bool { cells.isEmpty }

  /// How far the row's content moves aside, in points.
  var shift: CGFloat { isAtRight ? -width : width }

  private var isAtRight: Bool { (edge == .trailing) != row.environment.isRightToLeft }

  func add<V: View>(_ view: V, allowsFullSwipe: Bool) {
    self.allowsFullSwipe = allowsFullSwipe
    var context = row.childContext
    context.environment = context.environment.makeChild { values in
      values.isInListRow = false
      values.buttonStyle = .look(.plain)
      values.controlForeground = .onTint
      values.labelPlacement = .swipeAction
    }
    let node = V._makeNode(view, context)
    nodes.append(node)
    for button in ActionCellNode.buttons(in: node) {
      let cell = ActionCellNode(button, row.childContext)
      cell.layoutParent = row
      cell.isFilled = true
      cell.beforeAction = { [weak row] in row?.hideActions() }
      cells.append(cell)
    }
    width = cells.reduce(0) { $0 + self.width(of: $1) }
  }

  private func width(of cell: ActionCellNode) -> CGFloat {
    RowMetrics.actionWidth(title: cell.button.sizeThatFits(.unspecified).width)
  }

  /// How wide all buttons together are, in points.
  var totalWidth: CGFloat { width }

  func place(in size: CGSize) {
    var x = isAtRight ? size.width - width : 0
    // The first button stands at the very edge.
    for cell in isAtRight ? cells.reversed() : cells {
      let width = width(of: cell)
      cell.place(at: CGPoint(x: x, y: 0), Proposal(width, size.height))
      x += width
    }
  }

  func performFirst() { cells.first?.performPress(at: .zero) }

  func forEachNode(_ body: (_Node) -> Void) { for node in nodes { body(node) } }

  func forEachElement(_ body: (LayoutNode) -> Void) { for cell in cells { body(cell) } }

  func tearDown() {
    for node in nodes { node.tearDown() }
    nodes = []
    cells = []
  }
}
