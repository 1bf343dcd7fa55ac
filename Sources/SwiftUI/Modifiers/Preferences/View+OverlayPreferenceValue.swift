/// Puts views made from a preference of a view in front of it or behind it.
public nonisolated struct _PreferenceLayerModifier<Key: PreferenceKey, Secondary: View>:
  ElementModifier
{
  package let alignment: Alignment
  package let isBehind: Bool
  package let transform: (Key.Value) -> Secondary

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> PreferenceLayerNode<Key, Secondary> {
    PreferenceLayerNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: PreferenceLayerNode<Key, Secondary>) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ModifierStructure {
    let name = isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue"
    return .modifier(name, views: [SupplementaryView(name, transform(Key.defaultValue))])
  }
}

/// The node of a view with a layer that is made from a preference of the view.
@MainActor
package final class PreferenceLayerNode<Key: PreferenceKey, Secondary: View>: LayeredNode {
  private var transform: (Key.Value) -> Secondary
  private var isEvaluating = false

  init(_ modifier: _PreferenceLayerModifier<Key, Secondary>, _ context: _NodeContext) {
    transform = modifier.transform
    super.init(
      alignment: modifier.alignment, place: modifier.isBehind ? .behind : .inFront, context)
  }

  func update(_ modifier: _PreferenceLayerModifier<Key, Secondary>) {
    transform = modifier.transform
    update(alignment: modifier.alignment)
    graph.enqueuePreferences(self)
  }

  package override func didWrap() {
    graph.enqueuePreferences(self)
    guard Key._isAskedEverywhere else { return }
    graph.watchTextLayouts(of: { [weak self] in self?.content ?? self?.element }, for: self)
  }

  /// The layer's own preferences are no reason to make it again.
  package override var readsPreferences: Bool { !isEvaluating }

  package override func readsPreference(_ key: ObjectIdentifier) -> Bool {
    !isEvaluating && key == ObjectIdentifier(Key.self)
  }

  package override func readPreferences() { refresh() }

  package override func refresh() {
    flags.remove(.queued)
    guard graph.hasRoom(for: self) else { return }
    isEvaluating = true
    defer { isEvaluating = false }
    let value = wrappedPreference(Key.self) ?? Key.defaultValue
    let view = evaluateContent { transform(value) }
    if let secondary {
      Secondary._updateNode(secondary, to: view)
    } else {
      setSecondary(Secondary._makeNode(view, childContext))
    }
  }
}

extension View {
  /// Puts views made from a preference of the view in front of it.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, transform: transform))
  }

  /// Puts views made from a preference of the view behind it.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, transform: transform))
  }
}
