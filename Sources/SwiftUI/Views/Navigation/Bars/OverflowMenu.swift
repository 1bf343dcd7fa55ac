import Device

/// The menu of a bar with the actions that have no place in the bar itself.
///
/// Its symbol is that of iOS 18.
struct OverflowMenu: View {
  let items: [AnyView]

  var body: some View {
    Menu {
      ForEach(items.indices, id: \.self) { items[$0] }
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    .accessibilityLabel(Text(verbatim: SystemWord.more.text))
  }
}

extension NavigationBarNode {
  /// Shows what belongs in the bar's menu.
  func updateOverflow() { OverflowMenu.gather(screen.barItems) }
}

extension OverflowMenu {
  /// Puts the menu in the place of the first item that belongs in it, where the item's surroundings are known.
  @MainActor
  static func gather(_ items: [ToolbarItemNode]) {
    let hidden = items.filter { $0.overflow != nil }
    guard let first = hidden.first else { return }
    for other in hidden.dropFirst() {
      other.child?.tearDown()
      other.child = nil
    }
    let menu = OverflowMenu(items: hidden.compactMap(\.overflow))
    if let child = first.child {
      _updateNode(child, to: menu)
    } else {
      first.child = _makeNode(menu, first.childContext)
    }
  }
}
