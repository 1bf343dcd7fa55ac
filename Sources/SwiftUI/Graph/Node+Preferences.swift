extension _Node {
  /// Says that the preferences of this subtree may have changed: readers above look again.
  ///
  /// - Complexity: O(depth).
  package final func preferencesDidChange() {
    var child: _Node = self
    while let current = child.parent {
      current.flags.insert(.hasPreferences)
      if current.readsPreferences, current.hearsPreferences(of: child) {
        graph.enqueuePreferences(current)
      }
      child = current
    }
  }

  /// Says that the value of one preference has changed in this subtree, and nothing else: only those
  /// who read that one look again.
  ///
  /// - Complexity: O(depth).
  package final func preferenceDidChange<K: PreferenceKey>(_ key: K.Type) {
    let key = ObjectIdentifier(key)
    var child: _Node = self
    while let current = child.parent {
      current.flags.insert(.hasPreferences)
      if current.readsPreference(key), current.hearsPreferences(of: child) {
        graph.enqueuePreferences(current)
      }
      child = current
    }
  }
}

/// A preference that is also heard from the screens that another one covers.
package protocol CoveredPreferenceKey: PreferenceKey {}
