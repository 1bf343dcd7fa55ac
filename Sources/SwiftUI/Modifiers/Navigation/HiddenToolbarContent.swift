/// Toolbar content that may be left out.
nonisolated struct _HiddenToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content
  let isHidden: Bool

  @MainActor
  func makeToolbarNode(_ context: _NodeContext) -> HiddenToolbarNode {
    let node = HiddenToolbarNode(context)
    node.isHidden = isHidden
    node.child = Content._makeToolbarNode(content, node.childContext)
    return node
  }

  @MainActor
  func updateToolbarNode(_ node: HiddenToolbarNode) {
    if let child = node.child { Content._updateToolbarNode(child, to: content) }
    guard node.isHidden != isHidden else { return }
    node.isHidden = isHidden
    node.preferencesDidChange()
  }

  @MainActor
  var _toolbarItems: [_ToolbarItemDescription] { isHidden ? [] : content._toolbarItems }
}

extension _HiddenToolbarContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}

/// The place of toolbar content that may be left out.
@MainActor
package final class HiddenToolbarNode: SingleChildNode {
  var isHidden = false
}

extension ToolbarContent {
  /// Leaves the items out of their bars while `hidden`.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _HiddenToolbarContent(content: self, isHidden: hidden)
  }
}

extension CustomizableToolbarContent {
  /// Leaves the items out of their bars while `hidden`.
  public nonisolated func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _HiddenToolbarContent(content: self, isHidden: hidden)
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// A menu with what the system adds by itself, which is nothing: the title opens none then.
  public init() { self.init { EmptyView() } }
}

extension ToolbarItem {
  /// Lets a screen that is zoomed to grow out of this item.
  ///
  /// Differs from Apple's: the motion takes no time, so the source never looks otherwise.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { growing(from: id, in: namespace) }

  private nonisolated func growing(
    from id: some Hashable, in namespace: Namespace.ID
  ) -> ToolbarItem<ID, some View> {
    ToolbarItem<ID, _>(
      identifier: identifier, placement: placement, showsByDefault: showsByDefault,
      content: content.matchedTransitionSource(id: id, in: namespace))
  }
}

extension ToolbarItem where ID == String {
  /// Lets a screen that is zoomed to grow out of this item.
  ///
  /// Differs from Apple's: the motion takes no time, so the source never looks otherwise.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { growing(from: id, in: namespace) }
}
