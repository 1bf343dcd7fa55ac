import Foundation

/// Ties the focus of the search field to a focus state.
package nonisolated struct SearchFocusedModifier<Value: Hashable>: PrimitiveModifier {
  package let focused: FocusedModifier<Value>

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SearchFocusBindingNode<Value> {
    SearchFocusBindingNode(focused, context)
  }

  @MainActor
  package func updateNode(_ node: SearchFocusBindingNode<Value>) {
    node.modifier = focused
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
