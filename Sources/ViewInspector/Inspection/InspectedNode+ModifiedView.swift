import SwiftUI

extension InspectedNode {
  /// The view that a custom modifier is applied to, where this is the placeholder in its body.
  ///
  /// Nil for all other places, and where the modifier itself is inspected without a view.
  func modifiedView() -> UnwrappedView? {
    guard description?.name == ViewType.ViewModifierContent.typePrefix else { return nil }
    var node = parent
    while let current = node, current.modifier == nil || !current.isCustom { node = current.parent }
    guard let place = node, let owner = place.parent, case .typed(let index) = place.element else {
      return nil
    }
    let inner = owner.modifiers(insideOf: place.type, at: index ?? 0)
    var medium: ModifierLink?
    for modifier in inner.reversed() { medium = ModifierLink.chain(modifier, outer: medium) }
    return UnwrappedView(owner, medium: medium)
  }

  /// The modifiers inside of one of a type, the innermost one first.
  private func modifiers(insideOf type: Any.Type, at index: Int) -> [any ViewModifier] {
    var inner: [any ViewModifier] = []
    var remaining = index
    var link = medium
    while let current = link {
      if ObjectIdentifier(Swift.type(of: current.modifier)) == ObjectIdentifier(type) {
        guard remaining > 0 else { break }
        remaining -= 1
      }
      inner.append(current.modifier)
      link = current.outer
    }
    return inner
  }
}
