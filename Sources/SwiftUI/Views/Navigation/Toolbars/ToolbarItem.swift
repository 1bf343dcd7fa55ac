/// Something that stands in a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  package let identifier: String?
  package let placement: ToolbarItemPlacement
  package var showsByDefault = true
  package let content: Content

  @MainActor
  package func makeToolbarNode(_ context: _NodeContext) -> ToolbarItemNode {
    let node = ToolbarItemNode(placement, context)
    if placement == .confirmationAction {
      node.environment = node.environment.makeChild { $0.font = .headline }
    }
    node.show(content)
    return node
  }

  @MainActor
  package func updateToolbarNode(_ node: ToolbarItemNode) {
    if node.placement != placement {
      node.placement = placement
      node.preferencesDidChange()
    }
    node.show(content)
  }

  @MainActor
  public var _toolbarItems: [_ToolbarItemDescription] {
    [
      _ToolbarItemDescription(
        identifier: identifier, placement: placement, isGroup: false,
        showsByDefault: showsByDefault, content: content)
    ]
  }
}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    identifier = nil
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    identifier = id
    self.placement = placement
    self.content = content()
  }

  /// Differs from Apple's: users cannot customise bars, and the item is shown in any case.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
    self.showsByDefault = showsByDefault
  }
}

extension ToolbarItem: Identifiable where ID == String {
  public var id: String { identifier ?? "" }
}

/// Several things that stand in a bar at one place.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  package let placement: ToolbarItemPlacement
  package let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor
  package func makeToolbarNode(_ context: _NodeContext) -> ToolbarItemNode {
    let node = ToolbarItemNode(placement, context)
    node.show(content)
    return node
  }

  @MainActor
  package func updateToolbarNode(_ node: ToolbarItemNode) { node.show(content) }

  @MainActor
  public var _toolbarItems: [_ToolbarItemDescription] {
    [
      _ToolbarItemDescription(
        identifier: nil, placement: placement, isGroup: true, content: content)
    ]
  }
}

/// Where something stands in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The places there are on a phone.
  package enum Area: Hashable, Sendable {
    case leading, principal, trailing, bottom, keyboard, subtitle, largeTitle
  }

  package let name: String
  package let area: Area

  public static let automatic = Self(name: "automatic", area: .trailing)
  public static let principal = Self(name: "principal", area: .principal)
  public static let navigation = Self(name: "navigation", area: .leading)
  public static let primaryAction = Self(name: "primaryAction", area: .trailing)
  /// In a menu of the bar, with the others that stand there.
  public static let secondaryAction = Self(name: "secondaryAction", area: .trailing)
  public static let status = Self(name: "status", area: .bottom)
  public static let confirmationAction = Self(name: "confirmationAction", area: .trailing)
  public static let cancellationAction = Self(name: "cancellationAction", area: .leading)
  public static let destructiveAction = Self(name: "destructiveAction", area: .trailing)
  public static let navigationBarLeading = Self(name: "navigationBarLeading", area: .leading)
  public static let navigationBarTrailing = Self(name: "navigationBarTrailing", area: .trailing)
  public static let topBarLeading = Self(name: "topBarLeading", area: .leading)
  public static let topBarTrailing = Self(name: "topBarTrailing", area: .trailing)
  public static let bottomBar = Self(name: "bottomBar", area: .bottom)
  public static let keyboard = Self(name: "keyboard", area: .keyboard)
  /// In the place of the title in the row of the bar.
  public static let title = Self(name: "title", area: .principal)
  /// Below the title.
  public static let subtitle = Self(name: "subtitle", area: .subtitle)
  /// In the place of a large title.
  public static let largeTitle = Self(name: "largeTitle", area: .largeTitle)
}

/// The place of an item in the tree; the bar arranges its elements.
@MainActor
package final class ToolbarItemNode: SingleChildNode {
  package var placement: ToolbarItemPlacement
  /// What of the system's own it gives a place to; nil for an item of the app's.
  var standsFor: ToolbarDefaultItemKind?
  weak var bar: LayoutNode?
  /// What the bar's menu shows; nil for an item that stands in the bar itself.
  private(set) var overflow: AnyView?
  private let outer: EnvironmentScope
  private var colorScheme: ColorScheme?

  init(_ placement: ToolbarItemPlacement, _ context: _NodeContext) {
    self.placement = placement
    outer = context.environment
    super.init(context)
    // Symbols in bars are large ones; what stands in the place of a title is shown as the app has it.
    let isLarge = [.leading, .trailing, .bottom, .keyboard].contains(placement.area)
    let title = BarItemLooks.barButton(
      isDone: placement == .confirmationAction, inToolbar: placement.area == .bottom
    ).modifiers
    environment = environment.makeChild { values in
      guard isLarge else { return }
      values.imageScale = .large
      values.barButtonTitle = title
    }
  }

  /// Shows the content where the placement says: in the bar, or in its menu.
  func show<Content: View>(_ content: Content) {
    if placement == .secondaryAction {
      overflow = AnyView(content)
      (bar as? NavigationBarNode)?.updateOverflow()
    } else if let child, overflow == nil {
      Content._updateNode(child, to: content)
    } else {
      overflow = nil
      child?.tearDown()
      child = Content._makeNode(content, childContext)
    }
  }

  /// Shows the item in a colour scheme of its bar; nil for that of the screen.
  func setColorScheme(_ new: ColorScheme?) {
    guard new != colorScheme else { return }
    colorScheme = new
    let changed = environment.update { $0.colorScheme = new ?? outer.values.colorScheme }
    child?.environmentDidChange(changed)
  }

  package override func elementsDidChange() { bar?.invalidateLayout() }

  var elements: ContiguousArray<LayoutNode> {
    if let place = child as? ToolbarSearchNode, place.field == nil { return [] }
    var elements: ContiguousArray<LayoutNode> = []
    child?.collectElements(into: &elements)
    return elements
  }
}

// MARK: - The modifier

/// Puts items into the bars around a view.
public nonisolated struct _ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  package let name: String
  package let identifier: String?
  package let items: Items

  init(_ name: String = "toolbar", identifier: String? = nil, items: Items) {
    self.name = name
    self.identifier = identifier
    self.items = items
  }

  package nonisolated static var updatesContentFirst: Bool { true }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ToolbarNode {
    ToolbarNode(context)
  }

  @MainActor
  package func start(_ node: ToolbarNode) {
    var items = node.childContext
    items.environment = items.environment.makeChild { $0.enterBar() }
    node.items = Items._makeToolbarNode(self.items, items)
    node.publish()
  }

  @MainActor
  package func updateNode(_ node: ToolbarNode) {
    if let items = node.items { Items._updateToolbarNode(items, to: self.items) }
  }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier(
      name,
      views: items._toolbarItems.enumerated().map { index, item in
        SupplementaryView(item.isGroup ? "itemGroup" : "item", index: index, item.content)
      })
  }
}

/// The place where toolbar items are declared.
@MainActor
package final class ToolbarNode: NavigationItemNode {
  package var items: _Node?

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let items { body(items) }
  }

  package override func contribute(to item: inout NavigationItem) {
    func visit(_ node: _Node) {
      if let found = node as? ToolbarItemNode {
        item.toolbarItems.append(found)
      } else if let part = node as? NavigationItemNode {
        part.contribute(to: &item)
      } else if let part = node as? HiddenToolbarNode, part.isHidden {
        return
      } else {
        node.forEachChild(visit)
      }
    }
    if let items { visit(items) }
  }
}

extension View {
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let group = content()
    return modifier(_ToolbarModifier(items: ToolbarItemGroup { group }))
  }

  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(identifier: id, items: content()))
  }

  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(
      _ToolbarModifier(
        "navigationBarItems", items: ToolbarItemGroup(placement: .navigationBarLeading) { leading })
    )
  }

  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(
      _ToolbarModifier(
        "navigationBarItems",
        items: ToolbarItemGroup(placement: .navigationBarTrailing) { trailing }))
  }

  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    modifier(
      _ToolbarModifier(
        "navigationBarItems",
        items: _ToolbarList([
          AnyToolbarContent(ToolbarItemGroup(placement: .navigationBarLeading) { leading }),
          AnyToolbarContent(ToolbarItemGroup(placement: .navigationBarTrailing) { trailing }),
        ])))
  }
}
