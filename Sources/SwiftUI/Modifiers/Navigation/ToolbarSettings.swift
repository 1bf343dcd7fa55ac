import Foundation

/// What a screen's toolbar is for; decides where the title stands.
public struct ToolbarRole: Hashable, Sendable {
  private let rawValue: Int8
  public static let automatic = ToolbarRole(rawValue: 0)
  public static let navigationStack = ToolbarRole(rawValue: 1)
  /// Differs from Apple's: looks as `automatic`.
  public static let browser = ToolbarRole(rawValue: 2)
  /// The title of the screen before does not stand beside the back button.
  public static let editor = ToolbarRole(rawValue: 3)
}

/// An item that bars have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let rawValue: Int8
  public static let sidebarToggle = ToolbarDefaultItemKind(rawValue: 0)
  public static let title = ToolbarDefaultItemKind(rawValue: 1)
  /// The field of `searchable`.
  public static let search = ToolbarDefaultItemKind(rawValue: 2)
}

/// Room between the items of a bar.
///
/// Differs from Apple's: one of a fixed size takes 8 points, which is a guess.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  package let sizing: SpacerSizing
  package let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor
  package func makeToolbarNode(_ context: _NodeContext) -> ToolbarItemNode {
    let node = ToolbarItemNode(placement, context)
    node.child = ToolbarGap._makeNode(ToolbarGap(sizing: sizing), node.childContext)
    return node
  }

  @MainActor
  package func updateToolbarNode(_ node: ToolbarItemNode) {
    if let child = node.child { ToolbarGap._updateNode(child, to: ToolbarGap(sizing: sizing)) }
  }

  @MainActor
  public var _toolbarItems: [_ToolbarItemDescription] {
    [
      _ToolbarItemDescription(
        identifier: nil, placement: placement, isGroup: false, content: Spacer())
    ]
  }
}

/// What a spacer puts between its neighbours.
private struct ToolbarGap: View {
  let sizing: SpacerSizing

  var body: some View {
    if sizing == .fixed {
      Color.clear.frame(width: 8, height: 1)
    } else {
      Spacer()
    }
  }
}

/// How large the room of a spacer is.
public struct SpacerSizing: Hashable, Sendable {
  private let rawValue: Int8
  public static let flexible = SpacerSizing(rawValue: 0)
  public static let fixed = SpacerSizing(rawValue: 1)
}

extension View {
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(
      _NavigationItemModifier("toolbarRole", value: role) { $0.isEditor = role == .editor })
  }

  /// Takes an item that the bar has by itself away.
  public nonisolated func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> some View {
    modifier(
      _NavigationItemModifier("toolbar", value: defaultItemKind) {
        if defaultItemKind == .title { $0.hidesTitle = true }
        if defaultItemKind == .sidebarToggle { $0.removesSidebarToggle = true }
      })
  }

  /// A menu behind the title.
  public nonisolated func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    modifier(_ToolbarTitleMenuModifier(content: content()))
  }
}

/// Opens a menu from the title of the screen.
public nonisolated struct _ToolbarTitleMenuModifier<C: View>: PrimitiveModifier {
  package let content: C

  @MainActor
  package func makeNode(_ context: _NodeContext) -> TitleMenuNode<C> {
    TitleMenuNode<C>(content, context)
  }

  @MainActor
  package func start(_ node: TitleMenuNode<C>) {
    node.publish()
  }

  @MainActor
  package func updateNode(_ node: TitleMenuNode<C>) {
    node.content = content
  }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier("toolbarTitleMenu", views: [SupplementaryView("toolbarTitleMenu", content)])
  }
}

/// The place where the menu of a title is declared.
@MainActor
package final class TitleMenuNode<C: View>: NavigationItemNode {
  var content: C

  init(_ content: C, _ context: _NodeContext) {
    self.content = content
    super.init(context)
  }

  package override func contribute(to item: inout NavigationItem) {
    guard C.self != EmptyView.self else { return }
    item.openTitleMenu = { [weak self] anchor in self?.open(anchor) }
  }

  private func open(_ anchor: CGRect) {
    let content = content
    graph.showOverlay(
      MenuOverlayNode(anchor: anchor, graph.overlayContext(for: self)) {
        C._makeNode(content, $0)
      })
  }
}
