import Foundation

/// Suggests what to search for, in place of the content while the user is in the search field.
public nonisolated struct _SearchSuggestionsModifier<S: View>: PrimitiveModifier {
  package let suggestions: S

  @MainActor
  private var list: some View {
    List { suggestions }.listStyle(.plain)
  }

  package nonisolated static var updatesContentFirst: Bool { true }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SearchSuggestionsNode {
    SearchSuggestionsNode(context)
  }

  @MainActor
  package func start(_ node: SearchSuggestionsNode) {
    let scope = node.environment.makeChild { $0.searchSuggestionsPlacement = .content }
    node.rows = list.makeNode(in: node.childContext.with(scope))
    node.publish()
  }

  @MainActor
  package func updateNode(_ node: SearchSuggestionsNode) {
    if let rows = node.rows { list.updateNode(rows) }
  }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier(
      "searchSuggestions", views: [SupplementaryView("searchSuggestions", suggestions)])
  }
}

/// The place where the suggestions of a search are declared.
@MainActor
package final class SearchSuggestionsNode: NavigationItemNode, SearchPart {
  var rows: _Node?

  /// The list of the suggestions; nil when there is none.
  var list: LayoutNode? {
    var elements: ContiguousArray<LayoutNode> = []
    rows?.collectElements(into: &elements)
    guard let list = elements.first as? ListNode, list.hasContent,
      !environment.values.hiddenSearchSuggestions.contains(.content)
    else { return nil }
    return list
  }

  package override func contribute(to item: inout NavigationItem) {
    item.searchSuggestions = self
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let rows { body(rows) }
  }
}

extension ListNode {
  /// Whether the list has any row, made or not.
  var hasContent: Bool {
    func check(_ node: _Node) -> Bool {
      if let items = node as? any LazyItems { return items.itemCount > 0 }
      if node is LayoutNode { return true }
      var result = false
      node.forEachChild { if !result { result = check($0) } }
      return result
    }
    return content.map(check) ?? false
  }
}

extension View {
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    modifier(_SearchSuggestionsModifier(suggestions: suggestions()))
  }

  /// What the search field says after a tap on the view, where it is a suggestion.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(_ListTraitModifier(.searchCompletion(completion)))
  }
}
