import SwiftUI

/// Goes through a hierarchy and notes what it could not look into.
@MainActor
struct TreeWalk {
  /// Whether to go on after a visit.
  enum Step {
    case goOn
    case stop
  }

  private(set) var blockers: [String] = []
  /// Whether a view is looked for that may be this one: of others, those that hold nothing are passed over, and no place is
  /// made for them.
  private let isWanted: (UnwrappedView) -> Bool

  init(isWanted: @escaping (UnwrappedView) -> Bool = { _ in true }) {
    self.isWanted = isWanted
  }

  /// Visits the places level by level.
  ///
  /// - Complexity: O(n) in the places visited; nothing below the place where `visit` stops is made.
  mutating func breadthFirst(from start: InspectedNode, visit: (InspectedNode) -> Step) {
    var queue: ContiguousArray<InspectedNode> = []
    var next = 0
    for node in Self.entries(of: start) {
      if visit(node) == .stop { return }
      queue.append(node)
    }
    while next < queue.count {
      let node = queue[next]
      next += 1
      // The front of the queue is let go of from time to time, to keep only what is needed.
      if next >= 4096, next * 2 > queue.count {
        queue.removeFirst(next)
        next = 0
      }
      let step = expand(node, order: .breadthFirst) { child in
        if visit(child) == .stop { return .stop }
        if !child.isLeaf { queue.append(child) }
        return .goOn
      }
      if step == .stop { return }
    }
  }

  /// Visits each place before those below it.
  mutating func depthFirst(from start: InspectedNode, visit: (InspectedNode) -> Step) {
    var stack = ContiguousArray(Self.entries(of: start).reversed())
    while let node = stack.popLast() {
      if visit(node) == .stop { return }
      if node.isLeaf { continue }
      let mark = stack.count
      _ = expand(node, order: .depthFirst) { child in
        stack.append(child)
        return .goOn
      }
      stack[mark...].reverse()
    }
  }

  /// The places at which a search from `start` begins.
  private static func entries(of start: InspectedNode) -> [InspectedNode] {
    if case .named = start.element, start.modifier == nil {
      if case .list = start.structure, let group = try? start.children() {
        return (0..<group.count).map {
          InspectedNode(group.content(at: $0), parent: start, element: .typed($0))
        }
      }
    }
    if start.isToolbarPart { return [start] }
    if case .named = start.element, start.modifier != nil { return [start] }
    return [start.given(nil)]
  }

  // MARK: One place

  private mutating func expand(
    _ node: InspectedNode, order: ViewSearch.Traversal, emit: (InspectedNode) -> Step
  ) -> Step {
    if expandContent(of: node, emit: emit) == .stop { return .stop }
    switch order {
    case .breadthFirst:
      if expandModifiers(of: node, emit: emit) == .stop { return .stop }
      return expandSupplementary(of: node, emit: emit)
    case .depthFirst:
      if expandSupplementary(of: node, emit: emit) == .stop { return .stop }
      return expandModifiers(of: node, emit: emit)
    }
  }

  private mutating func expandContent(
    of node: InspectedNode, emit: (InspectedNode) -> Step
  ) -> Step {
    if node.isCustom, node.repeatsUnderNavigationLink { return .goOn }
    let group: ChildGroup
    do {
      group = try node.children()
    } catch InspectionError.missingEnvironmentObjects(let view, let objects) {
      blockers.append(
        InspectionError.missingEnvironmentObjects(view: view, objects: objects).description)
      return .goOn
    } catch {
      blockers.append(TypeName.full(node.type))
      return .goOn
    }
    switch group.source {
    case .none:
      return .goOn
    case .single(let content):
      guard !content.isAbsent, !isPassedOver(content) else { return .goOn }
      return emit(
        InspectedNode(content, parent: node, element: .typed(group.isIndexed ? 0 : nil)))
    case .several(let list, let medium):
      let isTabView = node.description?.name == ViewType.TabView.typePrefix
      for index in 0..<list.count {
        let content = UnwrappedView(list[index], medium: medium)
        guard !content.isAbsent, !isPassedOver(content) else { continue }
        if isTabView, node.hiddenTab(content) != nil { continue }
        let child = InspectedNode(content, parent: node, element: .typed(index))
        if emit(child) == .stop { return .stop }
      }
      return .goOn
    }
  }

  private func isPassedOver(_ content: UnwrappedView) -> Bool {
    content.isLeaf && !isWanted(content)
  }

  private func expandSupplementary(
    of node: InspectedNode, emit: (InspectedNode) -> Step
  ) -> Step {
    guard let children = node.description?.supplementary, !children.isEmpty else { return .goOn }
    for child in children {
      let place = node.supplementary(child)
      switch place.structure {
      case .absent:
        continue
      case .list(let list):
        for index in 0..<list.count {
          let content = UnwrappedView(list[index], medium: place.medium)
          guard !content.isAbsent else { continue }
          let element = InspectedNode(content, parent: place, element: .typed(index))
          if emit(element) == .stop { return .stop }
        }
      default:
        let isPlace = child.isTyped || place.isToolbarPart
        if emit(isPlace ? place : place.asChildOfItself()) == .stop { return .stop }
      }
    }
    return .goOn
  }

  private func expandModifiers(
    of node: InspectedNode, emit: (InspectedNode) -> Step
  ) -> Step {
    guard node.medium != nil else { return .goOn }
    for place in node.modifierPlaces() {
      if emit(place) == .stop { return .stop }
    }
    return .goOn
  }
}

extension UnwrappedView {
  var isAbsent: Bool {
    if case .absent = structure { return true }
    return false
  }

  /// Whether there is certainly nothing below.
  fileprivate var isLeaf: Bool {
    guard medium == nil, case .view(let description) = structure else { return false }
    return description.isLeaf
  }
}

extension ViewDescription {
  fileprivate var isLeaf: Bool { content == nil && items == nil && supplementary.isEmpty }
}

extension InspectedNode {
  /// Whether there is certainly nothing below.
  fileprivate var isLeaf: Bool {
    medium == nil && description?.isLeaf == true
  }

  /// Whether the custom view stands below a navigation link inside another view of its type, where
  /// a search would never end.
  fileprivate var repeatsUnderNavigationLink: Bool {
    let id = ObjectIdentifier(type)
    var foundLink = false
    var node = parent
    while let current = node {
      if current.description?.name == ViewType.NavigationLink.typePrefix { foundLink = true }
      if foundLink, current.isCustom, ObjectIdentifier(current.type) == id { return true }
      node = current.parent
    }
    return false
  }
}
