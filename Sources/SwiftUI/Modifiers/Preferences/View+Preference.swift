/// Sets a preference for the views above.
public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never

  package let value: Key.Value

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: _PreferenceWritingModifier<Key>, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = PreferenceWriterNode<Key>(context)
    node.transform = { $0 = modifier.value }
    node.takeContent(V._makeNode(content, node.childContext))
    node.publish()
    return node
  }

  @MainActor
  public static func _updateNode<V: View>(
    _ node: _Node, to modifier: _PreferenceWritingModifier<Key>, content: V
  ) {
    let node = unsafeDowncast(node, to: PreferenceWriterNode<Key>.self)
    if let child = node.child { V._updateNode(child, to: content) }
    node.transform = { $0 = modifier.value }
    node.preferencesDidChange()
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("preference") }
}

/// Changes a preference on its way up.
public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never

  package let transform: (inout Key.Value) -> Void

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: _PreferenceTransformModifier<Key>, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = PreferenceWriterNode<Key>(context)
    node.transform = modifier.transform
    node.takeContent(V._makeNode(content, node.childContext))
    node.publish()
    return node
  }

  @MainActor
  public static func _updateNode<V: View>(
    _ node: _Node, to modifier: _PreferenceTransformModifier<Key>, content: V
  ) {
    let node = unsafeDowncast(node, to: PreferenceWriterNode<Key>.self)
    if let child = node.child { V._updateNode(child, to: content) }
    node.transform = modifier.transform
    node.preferencesDidChange()
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("transformPreference") }
}

/// A place that sets or changes a preference.
@MainActor
package final class PreferenceWriterNode<Key: PreferenceKey>: SingleChildNode {
  package var transform: (inout Key.Value) -> Void = { _ in }

  func publish() {
    flags.insert(.hasPreferences)
    preferencesDidChange()
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let inner = super.preference(key)
    guard K.self == Key.self else { return inner }
    var value = (inner ?? K.defaultValue) as? Key.Value ?? Key.defaultValue
    transform(&value)
    return value as? K.Value
  }
}

/// An action for when a preference of the views below has changed.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
  public typealias Body = Never

  package let action: (Key.Value) -> Void

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: _PreferenceActionModifier<Key>, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = PreferenceActionNode<Key>(modifier.action, context)
    node.takeContent(V._makeNode(content, node.childContext))
    node.graph.enqueuePreferences(node)
    if Key._isAskedEverywhere {
      node.graph.watchTextLayouts(of: { [weak node] in node?.child }, for: node)
    }
    return node
  }

  @MainActor
  public static func _updateNode<V: View>(
    _ node: _Node, to modifier: _PreferenceActionModifier<Key>, content: V
  ) {
    let node = unsafeDowncast(node, to: PreferenceActionNode<Key>.self)
    node.action = modifier.action
    if let child = node.child { V._updateNode(child, to: content) }
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
