import SwiftUI

extension ModifierLink {
  /// What a custom modifier applies to its content, the innermost one first; empty for others.
  ///
  /// The content may stand inside of groups, branches, erased views and other containers. What is
  /// applied to a group or an erased view is applied to the content; of what is applied to other
  /// containers, it is only what reaches inside.
  func appliedToContent(in environment: @autoclosure () -> EnvironmentScope) -> [ModifierLink] {
    guard case .custom = structure, !modifier._hasNoBody,
      let body = try? modifier._evaluatedBody(in: environment())
    else { return [] }
    let content = UnwrappedView(body)
    if content.isModifierContent, let plain = content.medium.plainChain { return plain }
    guard Self.depth < Self.deepest else { return [] }
    Self.depth += 1
    defer { Self.depth -= 1 }
    let root = InspectedNode(
      content, parent: nil, element: .typed(nil), rootEnvironment: environment())
    return Self.placeholder(of: modifier, in: root)?.modifiersAround ?? []
  }

  /// How many places are looked at for the content; there are few before it.
  private static let reach = 100

  /// How many modifiers deep, one in the body of the other: bodies may contain themselves.
  private static let deepest = 4
  private static var depth = 0

  /// The place where a custom modifier's body shows the content.
  private static func placeholder<M: ViewModifier>(
    of modifier: M, in root: InspectedNode
  ) -> InspectedNode? {
    var walk = TreeWalk()
    var found: InspectedNode?
    var remaining = reach
    walk.breadthFirst(from: root) { place in
      if place.view is _ViewModifier_Content<M> { found = place }
      remaining -= 1
      return found == nil && remaining > 0 ? .goOn : .stop
    }
    return found
  }
}

extension ModifierLink? {
  /// The modifiers from here outwards; nil if some of them have modifiers of their own.
  @MainActor
  fileprivate var plainChain: [ModifierLink]? {
    var links: [ModifierLink] = []
    var link = self
    while let current = link {
      if case .custom = current.structure { return nil }
      links.append(current)
      link = current.outer
    }
    return links
  }
}

extension InspectedNode {
  /// The modifiers of the place, and those around it that hold for it, the innermost one first.
  fileprivate var modifiersAround: [ModifierLink] {
    var links = modifiers()
    var ancestor = parent
    while let place = ancestor {
      let name = place.description?.name
      let isTransparent =
        name == ViewType.Group.typePrefix || name == ViewType.AnyView.typePrefix
      links += place.modifiers().filter { isTransparent || $0.reachesInside }
      ancestor = place.parent
    }
    return links
  }
}
