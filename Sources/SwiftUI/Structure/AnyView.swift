/// A view whose type is hidden.
public nonisolated struct AnyView: PrimitiveView {
  private let box: AnyViewBox
  var storage: any View { box.view }

  public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? AnyViewBox(view)
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> AnyViewNode {
    let node = AnyViewNode(context)
    node.show(storage)
    return node
  }

  @MainActor
  package func updateNode(_ node: AnyViewNode) {
    node.show(storage)
  }

  public static var _isOneSubview: Bool { false }

  @MainActor
  public static func _makeListing(_ view: AnyView, _ context: _NodeContext) -> _Node {
    _makeNode(view.listed, context)
  }

  @MainActor
  public static func _updateListing(_ node: _Node, to view: AnyView) {
    _updateNode(node, to: view.listed)
  }

  private var listed: AnyView {
    func listed<V: View>(_ view: V) -> AnyView { AnyView(_Listed(view)) }
    return listed(storage)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("AnyView", content: storage) }
}

extension AnyView: _IdentityComparable {
  func _isSame(as other: AnyView) -> Bool {
    func isSame<V: View>(_ view: V) -> Bool {
      (other.storage as? V).map { areEqual(view, $0) } ?? false
    }
    return box === other.box || isSame(storage)
  }
}

/// The node of a view with a hidden type: keeps its identity as long as the type stays the same.
@MainActor
package final class AnyViewNode: SingleChildNode {
  private var type: ObjectIdentifier?

  func show(_ view: any View) {
    func show<V: View>(_ view: V) {
      let id = ObjectIdentifier(V.self)
      if let child, type == id {
        V._updateNode(child, to: view)
      } else if graph.hasRoom(for: self) {
        type = id
        setChild(V._makeNode(view, childContext))
      }
    }
    show(view)
  }
}
