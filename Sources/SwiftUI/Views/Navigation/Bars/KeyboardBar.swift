import Foundation

/// The bar above the software keyboard: the toolbar items of what is around the focused field.
@MainActor
package final class KeyboardBar: GraphPart {
  private unowned(unsafe) let graph: ViewGraph
  private var bar: BottomToolbarNode?
  private var items: [ToolbarItemNode] = []

  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph[RootOverlays.self].add(self)
    graph[RootInsets.self].keyboardBar = { [unowned self] in height }
  }

  /// The bar's node while it shows something.
  package var node: BottomToolbarNode? { bar?.isEmpty == false ? bar : nil }

  /// The height that it takes from the content, in points.
  package var height: CGFloat { node?.height ?? 0 }

  /// Shows what belongs to the field that has the focus now.
  package func update() {
    let found = graph.keyboardInset > 0 ? itemsAroundFocus : []
    guard !found.isEmpty || !items.isEmpty, let root = graph.layoutRoot else { return }
    let isSame =
      found.count == items.count && zip(found, items).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    items = found
    if bar == nil {
      let made = BottomToolbarNode(root.childContext)
      made.layoutParent = root
      made.continuesBelow = true
      made.startsAtLeadingEdge = true
      bar = made
    }
    bar?.update(items, nil)
    root.invalidateLayout()
    graph.contentDidChange()
  }

  private var itemsAroundFocus: [ToolbarItemNode] {
    var found: [ToolbarItemNode] = []
    func add(_ items: [ToolbarItemNode]) {
      for item in items
      where item.placement.area == .keyboard && !found.contains(where: { $0 === item }) {
        found.append(item)
      }
    }
    var node: _Node? = graph.focus.focused
    while let current = node {
      if let toolbar = current as? ToolbarNode {
        var item = NavigationItem()
        toolbar.contribute(to: &item)
        add(item.toolbarItems)
      } else if let screen = current as? ScreenNode {
        add(screen.item.toolbarItems)
      }
      node = current.parent
    }
    return found
  }
}

extension KeyboardBar: RootOverlay {
  package var overlayLevel: Int { 300 }

  package var overlayNodes: [LayoutNode] { node.map { [$0] } ?? [] }

  package func placeNodes(in root: RootLayoutNode) {
    node?.place(
      at: CGPoint(x: 0, y: root.size.height - graph.keyboardHeight),
      Proposal(root.size.width, height))
  }
}

extension ViewGraph {
  /// The bar above the software keyboard.
  package var keyboardBar: KeyboardBar { self[KeyboardBar.self] }
}
