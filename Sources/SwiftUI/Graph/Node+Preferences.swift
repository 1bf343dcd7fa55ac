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

  /// Says that the value of one preference has changed in this subtree, and nothing else: only those
  /// who read that one look again.
  ///
  /// - Complexity: O(depth).
  package final func preferenceDidChange<K: PreferenceKey>(_ key: K.Type) {
    let key = ObjectIdentifier(key)
    var node: _Node? = parent
    while let current = node {
      current.flags.insert(.hasPreferences)
      if current.readsPreference(key) { graph.enqueuePreferences(current) }
      node = current.parent
    }
  }
}

/// A preference that is also heard from the screens that another one covers.
package protocol CoveredPreferenceKey: PreferenceKey {}
