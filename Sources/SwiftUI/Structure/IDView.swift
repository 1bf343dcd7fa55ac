/// A view with an identity of its own: another identity makes it another view, with new state.
package nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  package let content: Content
  package let id: ID

  @MainActor
  package func makeNode(_ context: _NodeContext) -> IDNode {
    let node = IDNode(context)
    node.identity = AnyHashable(id)
    node.takeContent(Content._makeNode(content, node.childContext))
    return node
  }

  @MainActor
  package func updateNode(_ node: IDNode) {
    let id = AnyHashable(self.id)
    if node.identity == id, let child = node.child {
      Content._updateNode(child, to: content)
    } else {
      node.identity = id
      node.setChild(Content._makeNode(content, node.childContext))
    }
  }

  package static var _isOneSubview: Bool { false }

  @MainActor
  package static func _makeListing(_ view: IDView<Content, ID>, _ context: _NodeContext) -> _Node {
    IDView<_Listed<Content>, ID>
      ._makeNode(IDView<_Listed<Content>, ID>(content: _Listed(view.content), id: view.id), context)
  }

  @MainActor
  package static func _updateListing(_ node: _Node, to view: IDView<Content, ID>) {
    IDView<_Listed<Content>, ID>
      ._updateNode(
        node, to: IDView<_Listed<Content>, ID>(content: _Listed(view.content), id: view.id))
  }

  @MainActor
  package var _structure: _ViewStructure { _ViewStructure(.modified(content, IDMarker(id: id))) }
}

/// Tells inspection about the identity of a view; never applied to a node.
package nonisolated struct IDMarker<ID: Hashable>: ViewModifier {
  package typealias Body = Never

  package let id: ID

  @MainActor package var _structure: _ModifierStructure { .modifier("id") }
}

/// A node that can be found by an identity.
@MainActor
package protocol IdentifiedNode: _Node {
  var identity: AnyHashable { get }
}

/// The place of an identity.
@MainActor
package final class IDNode: SingleChildNode, IdentifiedNode {
  package var identity = AnyHashable(0)

  package override func collectSubviews(into list: inout SubviewList) {
    let start = list.entries.count
    super.collectSubviews(into: &list)
    list.identify(from: start, as: identity)
  }
}

extension View {
  /// Binds the view's identity to a value: when the value changes, the view's state starts anew.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
