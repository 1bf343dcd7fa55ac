import Foundation

/// What a tab view finds in its content.
extension TabViewNode {
  /// The nodes that stand for the tabs, and what is laid out for each.
  ///
  /// Where a modifier wraps several views together, the wrapper is laid out, but what is hidden while
  /// another tab shows is the view.
  static func units(of node: _Node) -> [(node: _Node, element: LayoutNode?)] {
    var elements: ContiguousArray<LayoutNode> = []
    let isWhole = node.flags.contains(.isUnary)
    if isWhole || node.isMultiWrapper { node.collectElements(into: &elements) }
    if isWhole || elements.count == 1 { return [(node, elements.first)] }
    guard node.isMultiWrapper else {
      var units: [(node: _Node, element: LayoutNode?)] = []
      node.forEachChild { units += Self.units(of: $0) }
      return units
    }
    var content: _Node?
    node.forEachChild { content = content ?? $0 }
    var units: [(node: _Node, element: LayoutNode?)] = []
    for unit in content.map({ Self.units(of: $0) }) ?? [] {
      let wrapper = elements.first { ($0 as? WrapperNode)?.element === unit.element }
      units.append((unit.node, wrapper ?? unit.element))
    }
    return units
  }

  /// Whether content of the tab goes on under the bar.
  var continuesBelow: Bool {
    func find(_ node: LayoutNode, _ bottom: CGFloat) -> ScrollingNode? {
      if let scroll = node as? ScrollingNode {
        return abs(bottom - scroll.size.height) < 0.5 ? scroll : nil
      }
      var found: ScrollingNode?
      node.forEachElement { child in
        if found == nil { found = find(child, bottom - child.origin.y) }
      }
      return found
    }
    guard !isOnTop, let element = selected?.element else { return false }
    let scroll = find(element, roomHeight - element.origin.y)
    guard let scroll else { return false }
    return scroll.offset.y < scroll.maximumOffset.y - 0.5
  }
}
