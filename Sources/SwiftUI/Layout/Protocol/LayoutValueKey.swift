/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Gives a value to the layout around a view.
public nonisolated struct _LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
  package let value: Key.Value
  let name: String

  init(_ value: Key.Value, name: String = "layoutValue") {
    self.value = value
    self.name = name
  }

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> LayoutValueNode<Key> {
    LayoutValueNode<Key>(value, context)
  }

  @MainActor
  package func updateWrapper(_ node: LayoutValueNode<Key>) {
    node.update(value)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier(name) }
}

/// The node of a view with a value for the layout around it.
@MainActor
package final class LayoutValueNode<Key: LayoutValueKey>: WrapperNode {
  private var value: Key.Value

  init(_ value: Key.Value, _ context: _NodeContext) {
    self.value = value
    super.init(context)
  }

  func update(_ new: Key.Value) {
    let isSame = areEqual(value, new)
    value = new
    if !isSame { layoutParent?.invalidateLayout() }
  }

  package override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Key.self) ? value : super.layoutValue(key)
  }
}

extension View {
  /// Gives a value to the layout around the view, which reads it from its `LayoutSubview`.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(_LayoutValueModifier<K>(value))
  }
}
