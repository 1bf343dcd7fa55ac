import Foundation

/// A column of a split view, as the screens in it know it.
@MainActor
package final class SplitColumn {
  private weak var split: NavigationSplitNode?
  private let index: Int
  private var screens: [WeakScreen] = []

  private struct WeakScreen { weak var screen: ScreenNode? }

  init(_ split: NavigationSplitNode, at index: Int) {
    self.split = split
    self.index = index
  }

  /// Whether it is the sidebar itself.
  var isSidebar: Bool { index == 0 }

  var showsToggle: Bool { split?.showsToggle(inColumn: index) ?? false }

  func toggle() { split?.toggleSidebar(fromColumn: index) }

  /// The button for a screen of the column.
  func makeToggle(for screen: ScreenNode, _ context: _NodeContext) -> ToolbarItemNode {
    screens.removeAll { $0.screen == nil }
    screens.append(WeakScreen(screen: screen))
    let item = ToolbarItemNode(
      .topBarLeading, context.with(context.environment.makeChild { $0.enterBar() }))
    item.child = SidebarToggle._makeNode(SidebarToggle(column: self), item.childContext)
    return item
  }

  /// Shows or hides the button in the bars of the column.
  func update() {
    for entry in screens { entry.screen?.barDidChange() }
  }
}

/// The button that shows and hides the sidebar of a split view; its words are those of iOS in English.
private struct SidebarToggle: View {
  let column: SplitColumn

  var body: some View {
    Button {
      column.toggle()
    } label: {
      Image(systemName: "sidebar.leading")
    }
    .accessibilityLabel(Text(verbatim: column.isSidebar ? "Hide Sidebar" : "Show Sidebar"))
    .accessibilityIdentifier("ToggleSidebar")
  }
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
  /// The column of a split view that the view stands in; nil where it is the only one.
  package var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

extension ScreenNode {
  /// The items of the bars, with the button for the sidebar.
  var barItems: [ToolbarItemNode] {
    guard let sidebarToggle, item.removesSidebarToggle != true,
      environment.values.splitColumn?.showsToggle == true
    else { return item.toolbarItems }
    // The app may have a place for it among its own items.
    var items = item.toolbarItems
    let index = items.firstIndex { $0.standsFor == .sidebarToggle }
    sidebarToggle.placement = index.map { items[$0].placement } ?? .topBarLeading
    if let index { items[index] = sidebarToggle } else { items.insert(sidebarToggle, at: 0) }
    return items
  }
}
