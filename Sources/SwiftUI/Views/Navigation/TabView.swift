/// Shows one of several views; a bar at the bottom chooses which.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

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
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = TabViewNode(context)
    node.setSelection(view.access)
    node.build { Content._makeNode(view.content, $0) }
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: TabViewNode.self)
    node.setSelection(view.access)
    if let content = node.content { Content._updateNode(content, to: view.content) }
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
