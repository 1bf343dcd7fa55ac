import SwiftUI

/// A modifier on the way from a container to a view, linked from the innermost one outwards.
@MainActor
package final class ModifierLink {
  let modifier: any ViewModifier
  let structure: _ModifierStructure.Storage
  /// The next modifier on the way out.
  let outer: ModifierLink?

  private init(
    _ modifier: any ViewModifier, _ structure: _ModifierStructure.Storage, outer: ModifierLink?
  ) {
    self.modifier = modifier
    self.structure = structure
    self.outer = outer
  }

  /// The chain with `modifier` inside of `outer`; steps that nobody asks about leave no link.
  static func chain(_ modifier: any ViewModifier, outer: ModifierLink?) -> ModifierLink? {
    let structure = modifier._structure.storage
    switch structure {
    case .hidden:
      return outer
    case .pair(let inner, let outermost):
      return chain(inner, outer: chain(outermost, outer: outer))
    case .custom, .modifier, .environment:
      return ModifierLink(modifier, structure, outer: outer)
    }
  }

  /// The modifiers from here outwards of each view of a list: of several, none has those around the list that end there.
  func around(_ list: ViewList) -> ModifierLink? { list.count > 1 ? reachingInside : self }

  /// The name of the function that applies the modifier; nil for custom modifiers.
  var name: String? {
    if case .modifier(let name, _, _) = structure { return name }
    return nil
  }

  /// What the modifier changes in the environment below; nil if it changes nothing.
  var environmentChange: ((inout EnvironmentValues) -> Void)? {
    switch structure {
    case .environment(let change): change
    case .modifier(_, _, let change): change
    case .custom, .pair, .hidden: nil
    }
  }
}
