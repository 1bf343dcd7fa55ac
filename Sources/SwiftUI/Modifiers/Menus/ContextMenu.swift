import Foundation

/// Opens a menu when the view is held.
public nonisolated struct _ContextMenuModifier<Items: View>: ElementModifier {
  package let items: Items
  /// What is shown beside the menu in place of the view itself.
  package let preview: (any View)?

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ContextMenuNode<Items> {
    ContextMenuNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: ContextMenuNode<Items>) {
    node.modifier = self
  }

  @MainActor
  public var _structure: _ModifierStructure {
    var views = [SupplementaryView("contextMenu", items)]
    if let preview { views.append(SupplementaryView("preview", preview)) }
    return .modifier("contextMenu", views: views)
  }
}

/// The node of a view with a context menu.
@MainActor
package final class ContextMenuNode<Items: View>: WrapperNode, GestureSource, RowMenu {
  var modifier: _ContextMenuModifier<Items>

  init(_ modifier: _ContextMenuModifier<Items>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let count = path.entries.count
    let isHit = hitTestChildren(point, &path)
    if path.entries.count > count { path.append(self, at: point) }
    return isHit
  }

  package func collectGestures(into collection: inout GestureCollection) {
    // A row opens its content's menu from everywhere in it.
    if menuRow == nil { collectMenuPress(on: self, into: &collection) }
  }

  func collectMenuPress(on region: LayoutNode, into collection: inout GestureCollection) {
    guard environment.values.isEnabled, Items.self != EmptyView.self else { return }
    let press = LongPressGesture().onEnded { [weak self, weak region] _ in
      if let region { self?.open(from: region) }
    }
    collection.add(TypedGestureRecognizer(press, node: region, priority: .high))
  }

  private func open(from region: LayoutNode) {
    let items = modifier.items
    let overlay = MenuOverlayNode(
      anchor: region.rootFrame, graph.overlayContext(for: self),
      followsPriority: menuFollowsPriority
    ) {
      Items._makeNode(items, $0)
    }
    guard !overlay.currentRows.isEmpty else { return }
    overlay.preview = region
    if let preview = modifier.preview { overlay.setPreview { preview.makeNode(in: $0) } }
    graph.showOverlay(overlay)
  }

  package override var dumpLabel: String? { "ContextMenu" }
}

/// The items of a deprecated context menu.
public struct ContextMenu<MenuItems: View> {
  package let items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a menu that opens when the view is held.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems(), preview: nil))
  }

  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(_ContextMenuModifier(items: contextMenu?.items, preview: nil))
  }
}
