import Foundation

/// A node that wants to know which part of a scrolled content shows.
@MainActor
package protocol ViewportObserver: LayoutNode {
  /// Another part of the content shows.
  func viewportDidChange()
}

extension LayoutNode {
  /// The nearest scrolling node around this one.
  ///
  /// - Complexity: O(depth).
  package final var enclosingScrollNode: ScrollingNode? {
    var node = layoutParent
    while let current = node {
      if let scroll = current as? ScrollingNode { return scroll }
      node = current.layoutParent
    }
    return nil
  }

  /// The part of this node that the nearest scrolling node shows, in the node's own space; nil when
  /// nothing scrolls around it.
  package final var viewport: CGRect? {
    guard let scroll = enclosingScrollNode else { return nil }
    var rect = scroll.drawnArea
    let own = rootOrigin
    let outer = scroll.rootOrigin
    rect.origin.x += outer.x - own.x
    rect.origin.y += outer.y - own.y
    return rect
  }
}
