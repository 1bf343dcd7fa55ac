import Foundation

/// Says whether the row of a menu bears a mark in front: that of a toggle that is on.
nonisolated struct MenuMarkModifier: ElementModifier {
  let isMarked: Bool

  @MainActor
  func makeWrapper(_ context: _NodeContext) -> MenuMarkNode {
    MenuMarkNode(isMarked, context)
  }

  @MainActor
  func updateWrapper(_ node: MenuMarkNode) {
    guard node.isMarked != isMarked else { return }
    node.isMarked = isMarked
    node.layoutParent?.invalidatePlacement()
    node.graph.contentDidChange()
  }
}

@MainActor
package final class MenuMarkNode: WrapperNode {
  var isMarked: Bool

  init(_ isMarked: Bool, _ context: _NodeContext) {
    self.isMarked = isMarked
    super.init(context)
  }

  /// Whether the row that a view makes in a menu bears a mark; nil where it cannot.
  static func isMarked(_ node: _Node) -> Bool? {
    if let mark = node as? MenuMarkNode { return mark.isMarked }
    var found: Bool?
    node.forEachChild { if found == nil { found = isMarked($0) } }
    return found
  }
}
