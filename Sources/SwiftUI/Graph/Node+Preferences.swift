extension _Node {
  /// Says that the preferences of this subtree may have changed: readers above look again.
  ///
  /// - Complexity: O(depth).
  package final func preferencesDidChange() {
    var node: _Node? = parent
    while let current = node {
      current.flags.insert(.hasPreferences)
      if current.readsPreferences { graph.enqueuePreferences(current) }
      node = current.parent
    }
  }
}
