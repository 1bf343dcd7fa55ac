/// A view without a body, which makes a node of its own.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  associatedtype ViewNode: _Node

  /// Makes the node of the view at a new place in the tree, and those of its content.
  func makeNode(_ context: _NodeContext) -> ViewNode

  /// Brings a node that an earlier value of the view made up to date, and those of its content.
  func updateNode(_ node: ViewNode)
}

extension PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    view.makeNode(context)
  }

  public static func _updateNode(_ node: _Node, to view: Self) {
    view.updateNode(trusted(node))
  }
}

/// A view without a node of its own: another one stands in its place.
@MainActor
package protocol ForwardingView: View where Body == Never {
  associatedtype Target: View

  /// The view that is shown.
  var target: Target { get }
}

extension ForwardingView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    Target._makeNode(view.target, context)
  }

  public static func _updateNode(_ node: _Node, to view: Self) {
    Target._updateNode(node, to: view.target)
  }
}
