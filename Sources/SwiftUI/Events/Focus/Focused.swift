import Foundation

/// Ties the focus of the fields inside to a focus state.
package nonisolated struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
  package let binding: FocusState<Value>.Binding
  package let value: Value

  @MainActor
  package func makeNode(_ context: _NodeContext) -> TypedFocusBindingNode<Value> {
    TypedFocusBindingNode(self, context)
  }

  @MainActor
  package func updateNode(_ node: TypedFocusBindingNode<Value>) {
    node.modifier = self
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("focused") }
}

/// The place of a `focused` modifier.
@MainActor
package class FocusBindingNode: SingleChildNode {
  /// Names the focus state.
  var locationID: ObjectIdentifier { _abstractMember() }

  func isBound(to location: AnyObject) -> Bool { locationID == ObjectIdentifier(location) }

  /// Whether the focus state wants the focus here when it has `value`.
  func matches(_ value: AnyHashable) -> Bool { _abstractMember() }

  /// Tells the focus state that the focus came here, or is nowhere that it knows.
  func follow(isFocused: Bool) { _abstractMember() }

  package override init(_ context: _NodeContext) {
    super.init(context)
    graph.focus.add(self)
  }

  package override func tearDown() {
    super.tearDown()
    graph.focus.remove(self)
  }

  func contains(_ node: _Node) -> Bool {
    var next: _Node? = node
    while let current = next {
      if current === self { return true }
      next = current.parent
    }
    return false
  }

  /// The first field inside that can be typed into.
  var firstTarget: (any FocusTarget)? {
    var found: (any FocusTarget)?
    func search(_ node: _Node) {
      guard found == nil else { return }
      if let target = node as? any FocusTarget, target.canTakeFocus,
        target.environment.values.isEnabled
      {
        found = target
      } else {
        node.forEachChild(search)
      }
    }
    search(self)
    return found
  }
}

@MainActor
package class TypedFocusBindingNode<Value: Hashable>: FocusBindingNode {
  var modifier: FocusedModifier<Value>

  init(_ modifier: FocusedModifier<Value>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override var locationID: ObjectIdentifier { ObjectIdentifier(modifier.binding.location) }

  override func matches(_ value: AnyHashable) -> Bool { value.base as? Value == modifier.value }

  override func follow(isFocused: Bool) {
    let location = modifier.binding.location
    location.follow(isFocused ? modifier.value : location.resetValue)
  }
}

extension View {
  /// Moves the focus here while `condition` is true, and the other way round.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Moves the focus here while the focus state has `value`, and the other way round.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}
