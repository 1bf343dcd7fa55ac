/// Lets the user not interact with the view.
package nonisolated struct DisabledModifier: ViewModifier {
  package typealias Body = Never

  package let isDisabled: Bool

  private var change: (inout EnvironmentValues) -> Void {
    let isDisabled = isDisabled
    return { values in values.isEnabled = values.isEnabled && !isDisabled }
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
  package var _structure: _ModifierStructure { .modifier("disabled", environment: change) }
}

extension View {
  /// Lets the user not interact with the view; nothing inside can undo it.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
