/// A place between a view and its parts that sets or changes preferences on their way up.
@MainActor
protocol PreferencePasser: _Node {
  /// What goes up from here for a preference whose value inside is `inner`.
  func passedPreference<K: PreferenceKey>(_ key: K.Type, inner: K.Value?) -> K.Value?
}

extension WrapperNode {
  /// The value of a preference of what the wrapper is around; nil when nobody in it sets it.
  ///
  /// One of several views, or one whose type is hidden, stands beside its wrapper in the tree: then it is what goes up
  /// from this one view that counts.
  func wrappedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let content { return content.preference(key) }
    return element?.preference(key, upTo: parent)
  }
}

extension LayoutNode {
  /// What goes up from the element to a place above it.
  fileprivate func preference<K: PreferenceKey>(_ key: K.Type, upTo place: _Node?) -> K.Value? {
    // One that was replaced has no place any more.
    if flags.contains(.removed) { return nil }
    var value: K.Value?
    if let wrapper = self as? WrapperNode, wrapper.content == nil {
      let isChanged = wrapper.changesPreference(ObjectIdentifier(key))
      value = isChanged ? nil : wrapper.wrappedPreference(key)
      if let own = wrapper.preference(key) {
        if var inner = value {
          K.reduce(value: &inner) { own }
          value = inner
        } else {
          value = own
        }
      }
    } else {
      value = preference(key)
    }
    var node = parent
    while let current = node, current !== place {
      if let passer = current as? any PreferencePasser {
        value = passer.passedPreference(key, inner: value)
      }
      node = current.parent
    }
    return value
  }
}
