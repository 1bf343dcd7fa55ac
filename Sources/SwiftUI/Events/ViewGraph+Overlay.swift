extension ViewGraph {
  /// Shows something over the whole content, or takes it away.
  package func showOverlay(_ overlay: LayoutNode?) {
    guard let root = layoutRoot else { return }
    root.overlay?.tearDown()
    root.overlay = overlay
    overlay?.layoutParent = root
    root.invalidatePlacement()
    layersDidChange?()
    contentDidChange()
  }

  /// The context in which an overlay is made: at the top, in the environment of its owner.
  package func overlayContext(for owner: _Node) -> _NodeContext {
    _NodeContext(
      graph: self, parent: layoutRoot, environment: owner.environment,
      depth: (layoutRoot?.depth ?? 0) + 1)
  }
}
