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

  /// The origin in the space of the root as it is seen now, by layout parents that are on their way
  /// too; what effects do to the picture does not count.
  ///
  /// - Complexity: O(depth).
  final var seenRootOrigin: CGPoint {
    var point = CGPoint.zero
    var next: LayoutNode? = self
    while let node = next {
      let origin =
        node.flags.contains(.moving) ? graph.movements.frame(of: node).origin : node.origin
      let offset = node.layoutParent?.contentOffset ?? .zero
      point.x += origin.x + offset.x
      point.y += origin.y + offset.y
      next = node.layoutParent
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
