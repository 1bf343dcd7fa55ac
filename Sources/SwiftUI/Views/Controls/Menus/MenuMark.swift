import Foundation

/// Says whether the row of a menu bears a mark in front: that of a toggle that is on.
nonisolated struct MenuMarkModifier: _ElementModifier {
  typealias Body = Never

  let isMarked: Bool

  @MainActor
  static func _makeWrapper(_ modifier: Self, _ context: _NodeContext) -> _Node {
    MenuMarkNode(modifier.isMarked, context)
  }

  @MainActor
  static func _updateWrapper(_ wrapper: _Node, to modifier: Self) {
    let node = unsafeDowncast(wrapper, to: MenuMarkNode.self)
    guard node.isMarked != modifier.isMarked else { return }
    node.isMarked = modifier.isMarked
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
