/// A layout node that may have gone.
package struct WeakLayoutNode {
  package weak var node: LayoutNode?
}

/// The nodes behind the elements of the tree that was made last, by the elements' numbers.
@MainActor
final class ElementNodes: GraphPart {
  private var nodes: [UInt64: WeakLayoutNode] = [:]

  init(_ graph: ViewGraph) {}

  func removeAll() { nodes = [:] }

  subscript(id: UInt64) -> LayoutNode? {
    get { nodes[id]?.node }
    set { nodes[id] = WeakLayoutNode(node: newValue) }
  }
}

extension ViewGraph {
  /// The node behind an element.
  ///
  /// Parts of a control that have no node of their own carry their number in the topmost byte of the
  /// element's number.
  package func node(forElement id: UInt64) -> LayoutNode? {
    let nodes = self[ElementNodes.self]
    return nodes[id] ?? nodes[id & 0x00FF_FFFF_FFFF_FFFF]
  }
}
