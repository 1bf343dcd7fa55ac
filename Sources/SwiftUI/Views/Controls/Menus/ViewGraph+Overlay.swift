/// What lies over the whole content until something is chosen or touched: an open menu.
@MainActor
package final class MenuLayer: GraphPart {
  private unowned(unsafe) let graph: ViewGraph

  package fileprivate(set) var node: LayoutNode?

  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph[RootOverlays.self].add(self)
  }
}

extension MenuLayer: RootOverlay {
  package var overlayLevel: Int { 200 }

  package var overlayNodes: [LayoutNode] { node.map { [$0] } ?? [] }

  /// The menu belongs to a place that is no longer there, as after a rotation.
  package func graphSizeDidChange() {
    if node != nil { graph.showOverlay(nil) }
  }
}

extension ViewGraph {
  /// What lies over the whole content: an open menu.
  package var overlay: LayoutNode? { existing(MenuLayer.self)?.node }

  /// Shows something over the whole content, or takes it away.
  package func showOverlay(_ overlay: LayoutNode?) {
    guard let root = layoutRoot else { return }
    let layer = self[MenuLayer.self]
    layer.node?.tearDown()
    layer.node = overlay
    overlay?.layoutParent = root
    overlaysDidChange()
  }

  /// The context in which an overlay is made: at the top, in the environment of its owner.
  package func overlayContext(for owner: _Node) -> _NodeContext {
    _NodeContext(
      graph: self, parent: layoutRoot, environment: owner.environment,
      depth: (layoutRoot?.depth ?? 0) + 1)
  }
}
