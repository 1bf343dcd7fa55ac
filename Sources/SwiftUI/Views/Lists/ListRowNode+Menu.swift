import Foundation

/// The menu that a list has for its rows.
extension ListRowNode {
  /// The list's menu, for a row that it can be for.
  private var selectionMenu: SelectionMenu? {
    isSelectable ? list.environment.values.selectionMenu : nil
  }

  /// What a tap on the row does in place of selecting it.
  var primaryAction: (() -> Void)? {
    guard !list.isEditing, let action = selectionMenu?.primaryAction, let value = selectionValue
    else { return nil }
    return { action([value]) }
  }

  func collectMenuGestures(into collection: inout GestureCollection) {
    guard selectionMenu != nil else { return }
    let press = LongPressGesture().onEnded { [weak self] _ in self?.openSelectionMenu() }
    collection.add(TypedGestureRecognizer(press, node: self, priority: .high))
  }

  private func openSelectionMenu() {
    guard let menu = selectionMenu, let value = selectionValue, let selection = list.selection
    else { return }
    let selected = Tracking.untracked { selection.read() }
    let items = menu.items(selected.contains(value) ? selected : [value])
    let overlay = MenuOverlayNode(
      anchor: rootFrame, graph.overlayContext(for: self), followsPriority: menuFollowsPriority
    ) {
      items.makeNode(in: $0)
    }
    guard !overlay.currentRows.isEmpty else { return }
    overlay.preview = self
    graph.showOverlay(overlay)
  }
}
