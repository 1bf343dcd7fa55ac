extension _Node {
  /// The first button from here down: also a link or a menu.
  ///
  /// - Complexity: O(n) in the nodes of the subtree.
  package final var firstButton: LayoutNode? {
    if let button = self as? ButtonNode { return button }
    var found: LayoutNode?
    forEachChild { child in
      if found == nil { found = child.firstButton }
    }
    return found
  }
}
