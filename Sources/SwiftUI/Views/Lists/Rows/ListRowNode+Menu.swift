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

  /// The menu of the row's content, which the whole row opens, as cells of collections do on iOS.
  ///
  /// A menu of a part of the content stays that part's.
  var contentMenu: (any RowMenu)? {
    guard role == .row else { return nil }
    var node = element
    while true {
      if let menu = node as? any RowMenu { return menu }
      guard let wrapper = node as? WrapperNode, let inner = wrapper.element else { return nil }
      node = inner
    }
  }

  func collectMenuGestures(into collection: inout GestureCollection) {
    guard list.openRow == nil else { return }
    if let menu = contentMenu {
      menu.collectMenuPress(on: self, into: &collection)
      return
    }
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

/// What opens a menu when it is held, or when the row is held whose content it is.
@MainActor
protocol RowMenu: LayoutNode {
  /// Adds the press that opens the menu beside `region`.
  func collectMenuPress(on region: LayoutNode, into collection: inout GestureCollection)
}

extension RowMenu {
  /// The row whose menu this is; nil where it is that of a view alone.
  var menuRow: ListRowNode? {
    var parent = layoutParent
    while let wrapper = parent as? WrapperNode { parent = wrapper.layoutParent }
    guard let row = parent as? ListRowNode, row.contentMenu === self else { return nil }
    return row
  }
}
