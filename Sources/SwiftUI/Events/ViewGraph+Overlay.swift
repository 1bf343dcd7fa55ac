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

  /// Takes an open menu away: it belongs to a place that is no longer there, as after a rotation.
  func dismissMenu() {
    guard layoutRoot?.overlay != nil else { return }
    showOverlay(nil)
  }

  /// The context in which an overlay is made: at the top, in the environment of its owner.
  package func overlayContext(for owner: _Node) -> _NodeContext {
    _NodeContext(
      graph: self, parent: layoutRoot, environment: owner.environment,
      depth: (layoutRoot?.depth ?? 0) + 1)
  }
}
