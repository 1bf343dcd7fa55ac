import Foundation

/// What a screen tells the bars around it.
package struct NavigationItem {
  package var title: Text?
  /// What stands below the title, smaller.
  package var subtitle: Text?
  package var displayMode: NavigationBarItem.TitleDisplayMode?
  package var hidesBackButton: Bool?
  package var hidesBar: Bool?
  package var hidesTabBar: Bool?
  package var hidesBottomBar: Bool?
  package var toolbarItems: [ToolbarItemNode] = []
  package var isEditor: Bool?
  package var hidesTitle: Bool?
  package var removesSidebarToggle: Bool?
  /// Opens the menu of the title, beside a frame in root space.
  package var openTitleMenu: (@MainActor (CGRect) -> Void)?
  package var columnWidth: ColumnWidth?
  package var search: SearchableNode?
  package var searchScopes: SearchScopesNode?
  package var searchSuggestions: SearchSuggestionsNode?
  package var barBackground: [ToolbarPlacement: BarBackgroundSetting] = [:]

  /// Takes over what `outer`, which is applied outside of this one, sets.
  mutating func override(with outer: NavigationItem) {
    if let title = outer.title { self.title = title }
    if let subtitle = outer.subtitle { self.subtitle = subtitle }
    if let displayMode = outer.displayMode { self.displayMode = displayMode }
    if let hidesBackButton = outer.hidesBackButton { self.hidesBackButton = hidesBackButton }
    if let hidesBar = outer.hidesBar { self.hidesBar = hidesBar }
    if let hidesTabBar = outer.hidesTabBar { self.hidesTabBar = hidesTabBar }
    if let hidesBottomBar = outer.hidesBottomBar { self.hidesBottomBar = hidesBottomBar }
    if let search = outer.search { self.search = search }
    if let isEditor = outer.isEditor { self.isEditor = isEditor }
    if let hidesTitle = outer.hidesTitle { self.hidesTitle = hidesTitle }
    if let removes = outer.removesSidebarToggle { removesSidebarToggle = removes }
    if let open = outer.openTitleMenu { openTitleMenu = open }
    if let columnWidth = outer.columnWidth { self.columnWidth = columnWidth }
    if let searchScopes = outer.searchScopes { self.searchScopes = searchScopes }
    if let suggestions = outer.searchSuggestions { searchSuggestions = suggestions }
    for (bar, setting) in outer.barBackground {
      barBackground[bar, default: BarBackgroundSetting()].override(with: setting)
    }
    toolbarItems += outer.toolbarItems
  }
}

/// Carries a screen's item up to its navigation stack; of neighbours the first one counts.
package enum NavigationItemKey: PreferenceKey {
  package static var defaultValue: NavigationItem { NavigationItem() }

  package static func reduce(value: inout NavigationItem, nextValue: () -> NavigationItem) {
    let first = value
    value = nextValue()
    let items = first.toolbarItems + value.toolbarItems
    value.override(with: first)
    value.toolbarItems = items
  }
}

/// What a bar is.
public enum NavigationBarItem {
  /// How a bar shows its title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the screen before.
    case automatic
    /// In the middle of the bar.
    case inline
    /// In large letters below the bar.
    case large
  }
}

/// Changes what a screen tells the bars around it.
public nonisolated struct _NavigationItemModifier: PrimitiveModifier {
  /// The name of the function that applies it.
  package let name: String
  package let titleBinding: Binding<String>?
  /// The value that was given to the function, for inspection.
  package let value: Any?
  package let change: (inout NavigationItem) -> Void

  package init(
    _ name: String, value: Any? = nil, titleBinding: Binding<String>? = nil,
    _ change: @escaping (inout NavigationItem) -> Void
  ) {
    self.name = name
    self.value = value
    self.titleBinding = titleBinding
    self.change = change
  }

  package nonisolated static var updatesContentFirst: Bool { true }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> NavigationItemNode {
    NavigationItemNode(context)
  }

  @MainActor
  package func start(_ node: NavigationItemNode) {
    node.update(self)
  }

  @MainActor
  package func updateNode(_ node: NavigationItemNode) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier(name) }
}

/// The place of a modifier that tells something to the bars around.
@MainActor
package class NavigationItemNode: SingleChildNode {
  private var modifier: _NavigationItemModifier?
  /// The screen that takes what is declared around its stack; nil for what is declared inside of screens.
  package final weak var adopter: ScreenNode?

  /// The screen in whose bars the part is shown.
  package final var screen: ScreenNode? { adopter ?? nearest(ScreenNode.self) }

  package func contribute(to item: inout NavigationItem) {
    guard let modifier else { return }
    modifier.change(&item)
    if let binding = modifier.titleBinding {
      item.title = Text(verbatim: evaluateContent { binding.wrappedValue })
    }
  }

  func update(_ new: _NavigationItemModifier) {
    modifier = new
    publish()
  }

  package final func publish() {
    flags.insert(.hasPreferences)
    preferencesDidChange()
    adopter?.content?.preferencesDidChange()
  }

  package override func refresh() { publish() }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let inner = super.preference(key)
    guard K.self == NavigationItemKey.self, adopter == nil else { return inner }
    var item = inner as? NavigationItem ?? NavigationItem()
    var own = NavigationItem()
    contribute(to: &own)
    item.override(with: own)
    return item as? K.Value
  }
}

/// A part of a search, which may also stand around the stack in whose first screen it is shown.
@MainActor
package protocol SearchPart: NavigationItemNode {}

/// A node around which a search is not one of the stacks inside.
@MainActor
package protocol SearchBoundary: _Node {}
