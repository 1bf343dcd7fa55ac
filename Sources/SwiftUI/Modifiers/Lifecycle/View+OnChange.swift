/// An action for when a value is no longer the same.
public nonisolated struct _ValueChangeModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never

  package let value: Value
  package let initial: Bool
  package let action: (Value, Value) -> Void

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: _ValueChangeModifier<Value>, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = ValueChangeNode(modifier, context)
    node.takeContent(V._makeNode(content, node.childContext))
    node.start()
    return node
  }

  @MainActor
  public static func _updateNode<V: View>(
    _ node: _Node, to modifier: _ValueChangeModifier<Value>, content: V
  ) {
    let node = unsafeDowncast(node, to: ValueChangeNode<Value>.self)
    if let child = node.child { V._updateNode(child, to: content) }
    node.update(modifier)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("onChange") }
}

/// Compares the value of each update with that of the update before.
@MainActor
package final class ValueChangeNode<Value: Equatable>: SingleChildNode {
  private var modifier: _ValueChangeModifier<Value>

  init(_ modifier: _ValueChangeModifier<Value>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func start() {
    guard modifier.initial else { return }
    let modifier = modifier
    graph.enqueueLifecycle { modifier.action(modifier.value, modifier.value) }
  }

  func update(_ new: _ValueChangeModifier<Value>) {
    let old = modifier.value
    modifier = new
    guard old != new.value else { return }
    graph.enqueueLifecycle { [weak self] in
      guard self?.flags.contains(.removed) == false else { return }
      new.action(old, new.value)
    }
  }
}

extension View {
  /// Calls `action` with the new value after `value` has changed.
  @available(
    iOS, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueChangeModifier(value: value, initial: false) { action($1) })
  }

  /// Calls `action` with the old and the new value after `value` has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls `action` after `value` has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}
