import Foundation

/// Ties the focus of the search field to a focus state.
package nonisolated struct SearchFocusedModifier<Value: Hashable>: ViewModifier {
  package typealias Body = Never

  package let focused: FocusedModifier<Value>

  @MainActor
  package static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = SearchFocusBindingNode(modifier.focused, context)
    node.child = V._makeNode(content, node.childContext)
    if node.child?.flags.contains(.isUnary) == true { node.flags.insert(.isUnary) }
    return node
  }

  @MainActor
  package static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: SearchFocusBindingNode<Value>.self)
    node.modifier = modifier.focused
    if let child = node.child { V._updateNode(child, to: content) }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("searchFocused") }
}

/// The place of a modifier that follows the search field of the views inside.
@MainActor
package final class SearchFocusBindingNode<Value: Hashable>: TypedFocusBindingNode<Value> {
  private var searchable: SearchableNode? {
    var found: SearchableNode?
    func search(_ node: _Node) {
      guard found == nil else { return }
      if let node = node as? SearchableNode { found = node } else { node.forEachChild(search) }
    }
    search(self)
    return found
  }

  override func contains(_ node: _Node) -> Bool {
    searchable?.field?.target.map { $0 === node } ?? false
  }

  override var firstTarget: (any FocusTarget)? { searchable?.field?.target }
}

extension View {
  /// Moves the focus to the search field while `binding` is true, and the other way round.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusedModifier(focused: FocusedModifier(binding: binding, value: true)))
  }

  /// Moves the focus to the search field while `binding` has a value, and the other way round.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocusedModifier(focused: FocusedModifier(binding: binding, value: value)))
  }
}
