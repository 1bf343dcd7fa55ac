import Device
import Foundation
import Metrics

/// The buttons that a swipe on a row reveals.
extension ListRowNode {
  /// Rows that are edited cannot be swiped.
  var hasSwipeActions: Bool {
    guard !list.isEditing else { return false }
    if canDelete { return true }
    return traits.contains { if case .swipeActions = $0 { true } else { false } }
  }

  func swipe(_ value: PanRecognizer.Value) {
    guard value.phase == .ended else { return }
    let way = value.translation.width + value.velocity.width * 0.1
    if actions != nil {
      hideActions()
      return
    }
    guard abs(way) > 30 else { return }
    showActions((way < 0) != environment.isRightToLeft ? .trailing : .leading)
    guard let actions, actions.allowsFullSwipe,
      RowMetrics.isFullSwipe(value.translation.width, width: size.width)
    else { return }
    actions.performFirst()
  }

  /// Reveals the buttons at an edge of the row.
  package func showActions(_ edge: HorizontalEdge) {
    list.hideActions(except: self)
    actions?.tearDown()
    let new = ListRowActions(self, edge)
    for case .swipeActions(edge, let allowsFullSwipe, let view) in traits.reversed() {
      new.add(view, allowsFullSwipe: allowsFullSwipe)
    }
    if edge == .trailing, new.isEmpty, canDelete, let items, let itemIndex {
      new.add(
        Button(SystemWord.delete.text, role: .destructive) {
          items.deleteAction?(IndexSet(integer: itemIndex))
        }, allowsFullSwipe: true)
    }
    actions = new.isEmpty ? nil : new
    invalidatePlacement()
    graph.contentDidChange()
  }

  package func hideActions() {
    guard let old = actions else { return }
    old.tearDown()
    actions = nil
    invalidatePlacement()
    graph.contentDidChange()
  }
}
