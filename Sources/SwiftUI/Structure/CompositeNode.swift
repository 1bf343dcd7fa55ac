import Device

/// The node of a view that is made of a body.
@MainActor
package final class CompositeNode<V: View>: BodyNode<V, V.Body> {
  override func body(of view: V) -> V.Body { view.body }

  override func makeContent(_ body: V.Body) -> _Node { V.Body._makeNode(body, childContext) }

  override func updateContent(_ node: _Node, to body: V.Body) {
    V.Body._updateNode(node, to: body)
  }
}
