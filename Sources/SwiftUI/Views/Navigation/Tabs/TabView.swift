/// Shows one of several views; a bar at the bottom chooses which, or one on top of an iPad.
///
/// Differs from Apple's: on an iPad the items of a navigation bar stand below the tabs, and not in one row with them.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  package let selection: Binding<SelectionValue>?
  package let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  init(unselected content: Content) {
    selection = nil
    self.content = content
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> TabViewNode {
    let node = TabViewNode(context)
    node.setSelection(access)
    node.build { Content._makeNode(content, $0) }
    return node
  }

  @MainActor
  package func updateNode(_ node: TabViewNode) {
    node.setSelection(access)
    if let content = node.content { Content._updateNode(content, to: self.content) }
    node.invalidate()
  }

  @MainActor
  private var access: TabSelection? {
    guard let selection else { return nil }
    return TabSelection(
      read: { AnyHashable(selection.wrappedValue) },
      write: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
  }

  @MainActor
  public var _structure: _ViewStructure { .view("TabView", content: content, isContainer: true) }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The selection of a tab view, with the type of its values hidden.
struct TabSelection {
  let read: () -> AnyHashable
  let write: (AnyHashable) -> Void
}
