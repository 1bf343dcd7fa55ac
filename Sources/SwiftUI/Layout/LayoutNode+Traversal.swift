import Foundation

extension LayoutNode {
  /// The frame in the layout parent's space, in points.
  package final var frame: CGRect { CGRect(origin: origin, size: size) }

  /// The origin in the space of the root.
  ///
  /// - Complexity: O(depth).
  package final var rootOrigin: CGPoint {
    var point = origin
    var node = layoutParent
    while let current = node {
      let offset = current.contentOffset
      point.x += current.origin.x + offset.x
      point.y += current.origin.y + offset.y
      node = current.layoutParent
    }
    return point
  }

  package final var rootFrame: CGRect { CGRect(origin: rootOrigin, size: size) }

  /// The left edge of something inside that is `x` away from the leading edge, in points.
  final func left(fromLeading x: CGFloat, width: CGFloat) -> CGFloat {
    environment.isRightToLeft ? size.width - x - width : x
  }

  /// Tests the layout children, the front one first.
  final func hitTestChildren(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    var children: [LayoutNode] = []
    forEachElement { children.append($0) }
    let offset = contentOffset
    for child in children.reversed() {
      let isHit = child.asSeen { origin in
        let local = CGPoint(x: point.x - offset.x - origin.x, y: point.y - offset.y - origin.y)
        return child.hitTest(local, &path)
      }
      if isHit { return true }
    }
    return false
  }

  /// The axis of the stack that arranges this node, whatever wraps it; nil outside of stacks.
  final var enclosingStackAxis: Axis? {
    var node = layoutParent
    while let current = node {
      if let container = current as? ContainerNode { return container.stackAxis }
      if !(current is WrapperNode) { return nil }
      node = current.layoutParent
    }
    return nil
  }
}
