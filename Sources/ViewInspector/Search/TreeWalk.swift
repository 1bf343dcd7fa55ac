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
  private let isWanted: (any View) -> Bool

  init(isWanted: @escaping (any View) -> Bool = { _ in true }) {
    self.isWanted = isWanted
  }

  /// Visits the places level by level.
  ///
  /// - Complexity: O(n) in the places visited; nothing below the place where `visit` stops is made.
  mutating func breadthFirst(from start: InspectedNode, visit: (InspectedNode) -> Step) {
    // Each place is let go of as soon as it has been looked into, while its memory is at hand.
    var queue: ContiguousArray<InspectedNode?> = []
    var next = 0
    for node in Self.entries(of: start) {
      if visit(node) == .stop { return }
      queue.append(node)
    }
    while next < queue.count {
      guard let node = queue[next].take() else { break }
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
    let content: PlaceContent
    do {
      content = try node.content()
    } catch InspectionError.missingEnvironmentObjects(let view, let objects) {
      blockers.append(
        InspectionError.missingEnvironmentObjects(view: view, objects: objects).description)
      return .goOn
    } catch {
      blockers.append(TypeName.full(node.type))
      return .goOn
    }
    switch consume content {
    case .none:
      return .goOn
    case .list(let list, let medium):
      return expand(list, medium, of: node, emit: emit)
    case .view(var view):
      var medium: ModifierLink?
      let structure = UnwrappedView.unwrap(&view, &medium)
      if case .list(let list) = structure {
        return expand(list, medium?.around(list), of: node, emit: emit)
      }
      let element = PathElement.typed(node.countsChildren ? 0 : nil)
      return place(view, structure, medium, in: node, element).map(emit) ?? .goOn
    }
  }

  private func expand(
    _ list: ViewList, _ outer: ModifierLink?, of node: InspectedNode,
    emit: (InspectedNode) -> Step
  ) -> Step {
    let isTabView = node.description?.name == ViewType.TabView.typePrefix
    for index in 0..<list.count {
      var view = list[index]
      var medium = outer
      let structure = UnwrappedView.unwrap(&view, &medium)
      if isTabView, node.hiddenTab(medium) != nil { continue }
      if let place = place(view, structure, medium, in: node, .typed(index)),
        emit(place) == .stop
      {
        return .stop
      }
    }
    return .goOn
  }

  /// The place of what stands in another one; nil if it is passed over.
  @inline(__always)
  private func place(
    _ view: consuming any View, _ structure: consuming UnwrappedStructure,
    _ medium: consuming ModifierLink?, in node: InspectedNode, _ element: consuming PathElement
  ) -> InspectedNode? {
    isPassedOver(view, structure, medium)
      ? nil : InspectedNode(view, structure, medium: medium, parent: node, element: element)
  }

  /// Whether there is nothing, or nothing that is looked for and nothing below.
  @inline(__always)
  private func isPassedOver(
    _ view: any View, _ structure: UnwrappedStructure, _ medium: ModifierLink?
  ) -> Bool {
    switch structure {
    case .absent: true
    case .view(let description): description.isLeaf && medium == nil && !isWanted(view)
    case .custom, .list: false
    }
  }

  private func expandSupplementary(
    of node: InspectedNode, emit: (InspectedNode) -> Step
  ) -> Step {
    guard let description = node.description, !description.supplementary.isEmpty else {
      return .goOn
    }
    for child in description.supplementary {
      let content = node.content(of: child)
      if isPassedOver(content.view, content.structure, content.medium) { continue }
      let place = InspectedNode(
        content, parent: node, element: .named(child.role, child.index))
      if case .list(let list) = content.structure {
        for index in 0..<list.count {
          var view = list[index]
          var medium = place.medium
          let structure = UnwrappedView.unwrap(&view, &medium)
          if let element = self.place(view, structure, medium, in: place, .typed(index)),
            emit(element) == .stop
          {
            return .stop
          }
        }
        continue
      }
      let isPlace = child.isTyped || place.isToolbarPart
      if emit(isPlace ? place : place.asChildOfItself()) == .stop { return .stop }
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

extension InspectedNode {
  /// Whether there is certainly nothing below.
  fileprivate var isLeaf: Bool {
    medium == nil && description?.isLeaf == true
  }

  /// Whether the custom view stands below a navigation link inside another view of its type, where
  /// a search would never end.
  fileprivate var repeatsUnderNavigationLink: Bool {
    guard isInsideLink else { return false }
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
