import Foundation

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let rawValue: Int8
  public static let automatic = SearchScopeActivation(rawValue: 0)
  public static let onTextEntry = SearchScopeActivation(rawValue: 1)
  public static let onSearchPresentation = SearchScopeActivation(rawValue: 2)

  /// Whether the scopes wait until something is typed.
  package var waitsForText: Bool { self == .onTextEntry }
}

/// Lets the user choose where to search, under the search field.
public nonisolated struct _SearchScopesModifier<V: Hashable, S: View>: PrimitiveModifier {
  package let scope: Binding<V>
  package let activation: SearchScopeActivation
  package let scopes: S

  @MainActor
  private var picker: some View {
    Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented)
  }

  package nonisolated static var updatesContentFirst: Bool { true }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SearchScopesNode {
    SearchScopesNode(context)
  }

  @MainActor
  package func start(_ node: SearchScopesNode) {
    node.picker = picker.makeNode(in: node.childContext)
    node.activation = activation
    node.publish()
  }

  @MainActor
  package func updateNode(_ node: SearchScopesNode) {
    node.activation = activation
    if let picker = node.picker { self.picker.updateNode(picker) }
  }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier("searchScopes", views: [SupplementaryView("searchScopes", scopes)])
  }
}

/// The place where the scopes of a search are declared.
@MainActor
package final class SearchScopesNode: NavigationItemNode, SearchPart {
  var picker: _Node?
  var activation = SearchScopeActivation.automatic

  /// The control that chooses between the scopes; nil while it has to wait.
  var element: LayoutNode? {
    if activation.waitsForText, let search = screen?.item.search,
      search.text.isEmpty
    {
      return nil
    }
    var elements: ContiguousArray<LayoutNode> = []
    picker?.collectElements(into: &elements)
    return elements.first
  }

  package override func contribute(to item: inout NavigationItem) { item.searchScopes = self }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let picker { body(picker) }
  }
}

extension View {
  /// Brings the nodes of a view of any type up to date.
  @MainActor
  func updateNode(_ node: _Node) { Self._updateNode(node, to: self) }

  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(_SearchScopesModifier(scope: scope, activation: .automatic, scopes: scopes()))
  }

  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(_SearchScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }
}
