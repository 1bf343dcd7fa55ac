/// Sets a preference for the views above.
public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
  package let value: Key.Value

  package nonisolated static var updatesContentFirst: Bool { true }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> PreferenceWriterNode<Key> {
    let node = PreferenceWriterNode<Key>(context)
    node.transform = { $0 = value }
    return node
  }

  @MainActor
  package func start(_ node: PreferenceWriterNode<Key>) {
    node.publish()
  }

  @MainActor
  package func updateNode(_ node: PreferenceWriterNode<Key>) {
    node.transform = { $0 = value }
    node.preferencesDidChange()
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("preference") }
}

/// Changes a preference on its way up.
public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  package let transform: (inout Key.Value) -> Void

  package nonisolated static var updatesContentFirst: Bool { true }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> PreferenceWriterNode<Key> {
    let node = PreferenceWriterNode<Key>(context)
    node.transform = transform
    return node
  }

  @MainActor
  package func start(_ node: PreferenceWriterNode<Key>) {
    node.publish()
  }

  @MainActor
  package func updateNode(_ node: PreferenceWriterNode<Key>) {
    node.transform = transform
    node.preferencesDidChange()
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("transformPreference") }
}

/// A place that sets or changes a preference.
@MainActor
package final class PreferenceWriterNode<Key: PreferenceKey>: SingleChildNode, PreferencePasser {
  package var transform: (inout Key.Value) -> Void = { _ in }

  func publish() {
    flags.insert(.hasPreferences)
    preferencesDidChange()
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    passedPreference(key, inner: super.preference(key))
  }

  func passedPreference<K: PreferenceKey>(_ key: K.Type, inner: K.Value?) -> K.Value? {
    guard K.self == Key.self else { return inner }
    var value = (inner ?? K.defaultValue) as? Key.Value ?? Key.defaultValue
    transform(&value)
    return value as? K.Value
  }
}

/// An action for when a preference of the views below has changed.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  package let action: (Key.Value) -> Void

  @MainActor
  package func makeNode(_ context: _NodeContext) -> PreferenceActionNode<Key> {
    PreferenceActionNode<Key>(action, context)
  }

  @MainActor
  package func start(_ node: PreferenceActionNode<Key>) {
    node.graph.enqueuePreferences(node)
    if Key._isAskedEverywhere {
      node.graph.watchTextLayouts(of: { [weak node] in node?.child }, for: node)
    }
  }

  @MainActor
  package func updateNode(_ node: PreferenceActionNode<Key>) {
    node.action = action
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("onPreferenceChange") }
}

@MainActor
package final class PreferenceActionNode<Key: PreferenceKey>: SingleChildNode
where Key.Value: Equatable {
  package var action: (Key.Value) -> Void
  private var last: Key.Value?

  init(_ action: @escaping (Key.Value) -> Void, _ context: _NodeContext) {
    self.action = action
    super.init(context)
  }

  package override var readsPreferences: Bool { true }

  package override func readsPreference(_ key: ObjectIdentifier) -> Bool {
    key == ObjectIdentifier(Key.self)
  }

  package override func readPreferences() {
    let value = preference(Key.self) ?? Key.defaultValue
    guard value != last else { return }
    let isFirst = last == nil
    last = value
    if isFirst, value == Key.defaultValue { return }
    graph.enqueueLifecycle { [weak self] in self?.action(value) }
  }
}

extension View {
  /// Sets a preference of the view.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes a preference of the view.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Calls `action` when a preference of the view has changed, after the update.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
