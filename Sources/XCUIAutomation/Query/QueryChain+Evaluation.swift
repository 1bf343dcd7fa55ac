import Accessibility

extension QueryChain {
  /// All matches in document order, each once.
  ///
  /// - Complexity: O(n) in the size of the tree for each step.
  func matches(
    in root: AccessibilityElement, onTheWay: Bool = false
  ) -> [AccessibilityElement] {
    var matches: [AccessibilityElement] = []
    forEachMatch(in: root, onTheWay: onTheWay) { element in
      matches.append(element)
      return true
    }
    return matches
  }

  /// The first link that finds nothing; nil if all find something.
  func firstFailure(in root: AccessibilityElement) -> QueryChain? {
    linksOnTheWay.first { link, isOnTheWay in
      var isEmpty = true
      link.forEachMatch(in: root, onTheWay: isOnTheWay) { _ in
        isEmpty = false
        return false
      }
      return isEmpty
    }?.link
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
  ///
  /// `onTheWay`: Whether a step follows that looks inside. iOS shows the views around a screen's, a scroll view's and
  /// a cell's content as elements of the type Other, which are none here: on the way to what they hold, that element
  /// stands for them, so that `scrollViews.otherElements.buttons["Add"]` finds what it finds on iOS.
  func forEachMatch(
    in root: AccessibilityElement, onTheWay: Bool = false,
    _ visit: (AccessibilityElement) -> Bool
  ) {
    switch step {
    case .application:
      _ = visit(root)
    case .identity(let id):
      if let element = root.element(withID: id) { _ = visit(element) }
    case .matching(let matcher):
      previous?.forEachMatch(in: root, onTheWay: onTheWay) { element in
        !standsForOthers(element) && matcher.matches(element) ? visit(element) : true
      }
    case .containing(let matcher, let orItself):
      previous?.forEachMatch(in: root, onTheWay: true) { element in
        let isMatch =
          orItself && !standsForOthers(element) && matcher.matches(element)
          || element.firstDescendant(where: matcher.matches) != nil
        return isMatch ? visit(element) : true
      }
    case .firstMatch:
      previous?.forEachMatch(in: root, onTheWay: onTheWay) { element in
        _ = visit(element)
        return false
      }
    case .index(let index):
      var position = 0
      var only: AccessibilityElement?
      previous?.forEachMatch(in: root, onTheWay: onTheWay) { element in
        position += 1
        only = position == 1 && standsForOthers(element) ? element : nil
        guard position - 1 == index else { return true }
        _ = visit(element)
        return false
      }
      // A cell has a background before its content, a window what lies behind a sheet: one element stands for all.
      if index > 0, let only { _ = visit(only) }
    case .descendants(let type):
      forEachDescendant(in: root, ofType: type, onTheWay: onTheWay, visit)
    case .children(let type):
      forEachChild(in: root, ofType: type, visit)
    }
  }

  /// Whether an element is matched in place of those around its content: those have no names to be found by.
  private func standsForOthers(_ element: AccessibilityElement) -> Bool {
    previous?.elementType == .other && element.elementType != .other
  }

  /// The links, and whether a step that looks inside follows each of them.
  var linksOnTheWay: [(link: QueryChain, isOnTheWay: Bool)] {
    let links = links
    let last = links.lastIndex { $0.looksInside } ?? 0
    return links.enumerated().map { ($1, $0 < last) }
  }

  var looksInside: Bool {
    switch step {
    case .descendants, .children, .containing: true
    case .application, .identity, .matching, .index, .firstMatch: false
    }
  }

  // MARK: Steps down

  private func forEachDescendant(
    in root: AccessibilityElement, ofType type: ElementKind, onTheWay: Bool,
    _ visit: (AccessibilityElement) -> Bool
  ) {
    let standing: [ElementKind] = onTheWay && type == .other ? [.scrollView, .cell] : []
    // Inputs come in document order, so one that lies inside an earlier one lies inside the last
    // that did not; what it holds was visited already.
    var covering: AccessibilityElement?
    previous?.forEachMatch(in: root, onTheWay: true) { input in
      if let covering, input.isDescendant(of: covering) { return true }
      covering = input
      let stands = standing.contains(input.elementType) || input.elementType == .window
      if !standing.isEmpty, stands, !visit(input) { return false }
      return input.visitDescendants(ofType: type, orTypes: standing, visit)
    }
  }

  private func forEachChild(
    in root: AccessibilityElement, ofType type: ElementKind,
    _ visit: (AccessibilityElement) -> Bool
  ) {
    let inputs = previous?.matches(in: root, onTheWay: true) ?? []
    let isNested = zip(inputs, inputs.dropFirst()).contains { $1.isDescendant(of: $0) }
    guard isNested else {
      for input in inputs {
        let children = input.children.filter { type == .any || $0.elementType == type }
        let stands = type == .other && children.isEmpty && input.holdsOthers
        for match in stands ? [input] : children where !visit(match) { return }
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
  /// Visits descendants of `type`, or of one of `others`, in document order.
  ///
  /// - Returns: false if `visit` asked to stop.
  fileprivate func visitDescendants(
    ofType type: ElementKind, orTypes others: [ElementKind] = [],
    _ visit: (AccessibilityElement) -> Bool
  ) -> Bool {
    for child in children {
      let isWanted =
        type == .any || child.elementType == type || others.contains(child.elementType)
      if isWanted, !visit(child) { return false }
      if !child.visitDescendants(ofType: type, orTypes: others, visit) { return false }
    }
    return true
  }

  /// Whether iOS has views of the type Other around what the element holds.
  fileprivate var holdsOthers: Bool {
    [.window, .scrollView, .cell, .other].contains(elementType) && !children.isEmpty
  }
}
