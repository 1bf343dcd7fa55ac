/// An action for when a value is no longer the same.
public nonisolated struct _ValueChangeModifier<Value: Equatable>: PrimitiveModifier {
  package let value: Value
  package let initial: Bool
  package let action: (Value, Value) -> Void

  package nonisolated static var updatesContentFirst: Bool { true }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ValueChangeNode<Value> {
    ValueChangeNode(self, context)
  }

  @MainActor
  package func start(_ node: ValueChangeNode<Value>) {
    node.start()
  }

  @MainActor
  package func updateNode(_ node: ValueChangeNode<Value>) {
    node.update(self)
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
