import Accessibility

extension QueryChain {
  /// All matches in document order, each once.
  ///
  /// - Complexity: O(n) in the size of the tree for each step.
  func matches(in root: AccessibilityElement) -> [AccessibilityElement] {
    var matches: [AccessibilityElement] = []
    forEachMatch(in: root) { element in
      matches.append(element)
      return true
    }
    return matches
  }

  func firstMatch(in root: AccessibilityElement) -> AccessibilityElement? {
    var match: AccessibilityElement?
    forEachMatch(in: root) { element in
      match = element
      return false
    }
    return match
  }

  /// The first two matches: enough to know whether there is exactly one.
  func firstTwoMatches(
    in root: AccessibilityElement
  ) -> (first: AccessibilityElement?, second: AccessibilityElement?) {
    var first: AccessibilityElement?
    var second: AccessibilityElement?
    forEachMatch(in: root) { element in
      if first == nil {
        first = element
        return true
      }
      second = element
      return false
    }
    return (first, second)
  }

  /// Calls `visit` with the matches in document order until it returns false.
  ///
  /// Matches are found while they are asked for, so that a query for the first one stops there.
  func forEachMatch(in root: AccessibilityElement, _ visit: (AccessibilityElement) -> Bool) {
    switch step {
    case .application:
      _ = visit(root)
    case .identity(let id):
      if let element = root.element(withID: id) { _ = visit(element) }
    case .matching(let matcher):
      previous?.forEachMatch(in: root) { matcher.matches($0) ? visit($0) : true }
    case .containing(let matcher):
      previous?.forEachMatch(in: root) { element in
        element.firstDescendant(where: matcher.matches) == nil ? true : visit(element)
      }
    case .firstMatch:
      previous?.forEachMatch(in: root) { element in
        _ = visit(element)
        return false
      }
    case .index(let index):
      var position = 0
      previous?.forEachMatch(in: root) { element in
        position += 1
        guard position - 1 == index else { return true }
        _ = visit(element)
        return false
      }
    case .descendants(let type):
      forEachDescendant(in: root, ofType: type, visit)
    case .children(let type):
      forEachChild(in: root, ofType: type, visit)
    }
  }

  // MARK: Steps down

  private func forEachDescendant(
    in root: AccessibilityElement, ofType type: ElementType,
    _ visit: (AccessibilityElement) -> Bool
  ) {
    // Inputs come in document order, so one that lies inside an earlier one lies inside the last
    // that did not; what it holds was visited already.
    var covering: AccessibilityElement?
    previous?.forEachMatch(in: root) { input in
      if let covering, input.isDescendant(of: covering) { return true }
      covering = input
      return input.visitDescendants(ofType: type, visit)
    }
  }

  private func forEachChild(
    in root: AccessibilityElement, ofType type: ElementType,
    _ visit: (AccessibilityElement) -> Bool
  ) {
    guard let inputs = previous?.matches(in: root) else { return }
    let isNested = zip(inputs, inputs.dropFirst()).contains { $1.isDescendant(of: $0) }
    guard isNested else {
      for input in inputs {
        for child in input.children where type == .any || child.elementType == type {
          guard visit(child) else { return }
        }
      }
      return
    }
    let parents = Set(inputs.map(ObjectIdentifier.init))
    root.walk { element in
      guard let parent = element.parent, parents.contains(ObjectIdentifier(parent)),
        type == .any || element.elementType == type
      else { return .into }
      return visit(element) ? .into : .stop
    }
  }
}

extension AccessibilityElement {
  /// Visits descendants of `type` in document order.
  ///
  /// - Returns: false if `visit` asked to stop.
  fileprivate func visitDescendants(
    ofType type: ElementType, _ visit: (AccessibilityElement) -> Bool
  ) -> Bool {
    for child in children {
      if type == .any || child.elementType == type, !visit(child) { return false }
      if !child.visitDescendants(ofType: type, visit) { return false }
    }
    return true
  }
}
