/// Sets a preference, or changes one on its way up, by a place in the view.
public nonisolated struct _AnchorPreferenceModifier<Value, Key: PreferenceKey>: ElementModifier {
  let source: Anchor<Value>.Source
  let transform: (inout Key.Value, Anchor<Value>) -> Void
  let name: String

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> AnchorPreferenceNode<Value, Key> {
    AnchorPreferenceNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: AnchorPreferenceNode<Value, Key>) {
    node.modifier = self
    node.preferencesDidChange()
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier(name) }
}

/// The node of a view that sends one of its places up the tree.
@MainActor
package final class AnchorPreferenceNode<Value, Key: PreferenceKey>: WrapperNode {
  fileprivate var modifier: _AnchorPreferenceModifier<Value, Key>

  init(_ modifier: _AnchorPreferenceModifier<Value, Key>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    flags.insert(.hasPreferences)
    preferencesDidChange()
  }

  package override func changesPreference(_ key: ObjectIdentifier) -> Bool {
    key == ObjectIdentifier(Key.self)
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard K.self == Key.self else { return super.preference(key) }
    var value = wrappedPreference(key) as? Key.Value ?? Key.defaultValue
    modifier.transform(&value, Anchor(modifier.source, of: self))
    return value as? K.Value
  }
}

extension View {
  /// Sets a preference of the view to what `transform` makes of one of its places.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorPreferenceModifier<A, K>(
        source: value, transform: { $0 = transform($1) }, name: "anchorPreference"))
  }

  /// Changes a preference of the view by one of its places.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorPreferenceModifier<A, K>(
        source: value, transform: transform, name: "transformAnchorPreference"))
  }
}
