/// Whether a walk over a tree goes on.
package enum AccessibilityWalk {
  case into
  case skipChildren
  case stop
}

extension AccessibilityElement {
  /// Calls `visit` with the element and its descendants in document order (parents first).
  ///
  /// - Returns: false if `visit` stopped the walk.
  @discardableResult
  package func walk(_ visit: (AccessibilityElement) -> AccessibilityWalk) -> Bool {
    switch visit(self) {
    case .stop: return false
    case .skipChildren: return true
    case .into:
      for child in children where !child.walk(visit) { return false }
      return true
    }
  }

  /// Calls `visit` with each descendant in document order, without the element itself.
  package func forEachDescendant(_ visit: (AccessibilityElement) -> Void) {
    for child in children {
      visit(child)
      child.forEachDescendant(visit)
    }
  }

  /// The first descendant, in document order, for which `isMatch` holds.
  package func firstDescendant(
    where isMatch: (AccessibilityElement) -> Bool
  ) -> AccessibilityElement? {
    for child in children {
      if isMatch(child) { return child }
      if let match = child.firstDescendant(where: isMatch) { return match }
    }
    return nil
  }

  /// The element and its descendants level by level.
  package func breadthFirst(_ visit: (AccessibilityElement) -> AccessibilityWalk) {
    var queue = [self]
    var next = 0
    while next < queue.count {
      let element = queue[next]
      next += 1
      switch visit(element) {
      case .stop: return
      case .skipChildren: continue
      case .into: queue.append(contentsOf: element.children)
      }
    }
  }

  /// The element with `id` in this tree.
  package func element(withID id: UInt64) -> AccessibilityElement? {
    self.id == id ? self : firstDescendant { $0.id == id }
  }

  /// The element's ancestors, nearest first.
  package var ancestors: [AccessibilityElement] {
    var result: [AccessibilityElement] = []
    var next = parent
    while let element = next {
      result.append(element)
      next = element.parent
    }
    return result
  }

  /// The top of the tree that holds the element.
  package var root: AccessibilityElement { ancestors.last ?? self }

  package func isDescendant(of other: AccessibilityElement) -> Bool {
    var next = parent
    while let element = next {
      if element === other { return true }
      next = element.parent
    }
    return false
  }

  /// The number of elements in the tree, this one included.
  package var treeCount: Int { children.reduce(1) { $0 + $1.treeCount } }
}
