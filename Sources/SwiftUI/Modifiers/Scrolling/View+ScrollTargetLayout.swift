/// Marks the container whose views a scroll view stops at and reports.
public nonisolated struct _ScrollTargetLayoutModifier: ElementModifier {
  package let isEnabled: Bool

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ScrollTargetLayoutNode {
    let node = ScrollTargetLayoutNode(context)
    node.isEnabled = isEnabled
    return node
  }

  @MainActor
  package func updateWrapper(_ node: ScrollTargetLayoutNode) {
    node.isEnabled = isEnabled
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("scrollTargetLayout") }
}

/// The node of a container of scroll targets.
@MainActor
package final class ScrollTargetLayoutNode: WrapperNode {
  fileprivate(set) var isEnabled = true

  /// The views of the container that are there, with their identities, in order of declaration.
  ///
  /// `includesHidden`: Whether those count too that were in sight before.
  func targets(includesHidden: Bool) -> [(id: AnyHashable?, node: LayoutNode)] {
    var result: [(id: AnyHashable?, node: LayoutNode)] = []
    func visit(_ node: _Node, _ id: AnyHashable?) {
      if node.flags.contains(.hidden), !includesHidden { return }
      if let items = node as? any LazyItems {
        items.forEachMadeItem { index, item in visit(item, items.itemID(at: index)) }
      } else if let node = node as? any IdentifiedNode {
        node.forEachChild { visit($0, node.identity) }
      } else if let element = node as? LayoutNode {
        result.append((id, element))
      } else {
        node.forEachChild { visit($0, id) }
      }
    }
    var inner = element
    while let wrapper = inner as? WrapperNode { inner = wrapper.element }
    (inner as? ContainerNode)?.content.map { visit($0, nil) }
    return result
  }
}

extension View {
  /// Makes the views of the container the targets of the scroll view around it.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
