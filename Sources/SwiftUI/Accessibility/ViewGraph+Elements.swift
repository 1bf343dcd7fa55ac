/// A layout node that may have gone.
package struct WeakLayoutNode {
  package weak var node: LayoutNode?
}

extension ViewGraph {
  /// The node behind an element.
  ///
  /// Parts of a control that have no node of their own carry their number in the topmost byte of the
  /// element's number.
  package func node(forElement id: UInt64) -> LayoutNode? {
    elementNodes[id]?.node ?? elementNodes[id & 0x00FF_FFFF_FFFF_FFFF]?.node
  }
}
