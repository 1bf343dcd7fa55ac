/// A piece of a user interface: a value that describes it.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of a view at a new place in the tree.
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node

  /// Brings a node that `_makeNode` made up to date with a new value of the view.
  @MainActor static func _updateNode(_ node: _Node, to view: Self)

  /// What the view is made of, told to everything that looks into view values.
  @MainActor var _structure: _ViewStructure { get }
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = CompositeNode(view, context)
    node.build()
    return node
  }

  public static func _updateNode(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: CompositeNode<Self>.self).update(view)
  }

  public var _structure: _ViewStructure { _ViewStructure(.custom) }
}

extension View where Body == Never {
  /// Primitive views have no body; the engine never asks for it.
  public var body: Never {
    preconditionFailure("body of the primitive view \(Self.self) must not be called")
  }
}

extension Never: View {
  public var body: Never { fatalError("a value of type Never cannot exist") }

  public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _Node {}

  public static func _updateNode(_ node: _Node, to view: Never) {}
}
