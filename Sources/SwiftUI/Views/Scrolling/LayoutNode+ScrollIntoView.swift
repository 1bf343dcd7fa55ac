extension LayoutNode {
  /// Scrolls the scroll views and lists around the node, inner ones first, until it can be seen.
  ///
  /// - Returns: false if nothing around it scrolls.
  package final func scrollIntoView() -> Bool {
    var hasScrolled = false
    var parent = layoutParent
    while let current = parent {
      if let scroll = current as? ScrollingNode {
        scroll.scroll(toVisible: self)
        hasScrolled = true
      }
      parent = current.layoutParent
    }
    if hasScrolled { graph.runTurn() }
    return hasScrolled
  }
}
