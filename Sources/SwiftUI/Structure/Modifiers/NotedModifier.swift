/// A modifier whose effect a settled view does not show: motion, sound, what other devices do.
///
/// What was asked for stays readable by inspection.
package nonisolated struct NotedModifier<Value>: ViewModifier {
  package typealias Body = Never

  /// The name of the function, as users write it.
  package let name: String
  package let value: Value

  package init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  @MainActor
  package static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    V._makeNode(content, context)
  }

  @MainActor
  package static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    V._updateNode(node, to: content)
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name) }
}
