import Foundation

/// The nodes that a touch meets, from the one in front outwards.
package struct HitPath {
  package struct Entry {
    package let node: LayoutNode
    /// The touch in the node's space, in points.
    package let point: CGPoint
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package mutating func append(_ node: LayoutNode, at point: CGPoint) {
    entries.append(Entry(node: node, point: point))
  }
}
