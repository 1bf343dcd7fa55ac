/// Sets one value of the environment, under the name of the function that does so.
package nonisolated struct EnvironmentSettingModifier<Value>: ViewModifier {
  package typealias Body = Never

  /// The name of the function, as users write it.
  package let name: String
  /// What is set, readable by inspection.
  package let value: Value
  package let keyPath: WritableKeyPath<EnvironmentValues, Value>

  package init(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) {
    self.name = name
    self.keyPath = keyPath
    self.value = value
  }

  private var change: (inout EnvironmentValues) -> Void {
    let keyPath = keyPath
    let value = value
    return { $0[keyPath: keyPath] = value }
  }

  @MainActor
  package static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    _EnvironmentWritingModifier._makeNode(
      _EnvironmentWritingModifier(modifier.change), content: content, context)
  }

  @MainActor
  package static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    _EnvironmentWritingModifier._updateNode(
      node, to: _EnvironmentWritingModifier(modifier.change), content: content)
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name, environment: change) }
}
