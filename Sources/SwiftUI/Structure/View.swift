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

  /// Whether every view of the type is one subview where a container resolves its content.
  nonisolated static var _isOneSubview: Bool { get }

  /// Makes the node that resolves a view into subviews; only of types that may be several.
  @MainActor static func _makeListing(_ view: Self, _ context: _NodeContext) -> _Node

  /// Brings a node that `_makeListing` made up to date with a new value of the view.
  @MainActor static func _updateListing(_ node: _Node, to view: Self)
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = CompositeNode(view, context)
    node.build()
    return node
  }

  public static func _updateNode(_ node: _Node, to view: Self) {
    trusted(node, as: CompositeNode<Self>.self).update(view)
  }

  public var _structure: _ViewStructure { _ViewStructure(.custom) }

  public nonisolated static var _isOneSubview: Bool { Body.self == Never.self }

  public static func _makeListing(_ view: Self, _ context: _NodeContext) -> _Node {
    _isOneSubview
      ? ListedViewNode(view, context) : ListedBody<Self>._makeNode(ListedBody(view: view), context)
  }

  public static func _updateListing(_ node: _Node, to view: Self) {
    if _isOneSubview {
      trusted(node, as: ListedViewNode<Self>.self).source.replace(with: view)
    } else {
      ListedBody<Self>._updateNode(node, to: ListedBody(view: view))
    }
  }
}

extension View where Body == Never {
  /// Primitive views have no body; the engine never asks for it.
  public var body: Never {
    preconditionFailure("body of the primitive view \(Self.self) must not be called")
  }
}

extension Never: View {
  public nonisolated var body: Never { self }

  public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _Node {}

  public static func _updateNode(_ node: _Node, to view: Never) {}
}
