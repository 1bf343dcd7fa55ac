import SwiftUI

/// A view without the wrappers that leave no trace, and the modifiers that were found on the way.
@MainActor
package struct UnwrappedView {
  let view: any View
  let structure: _ViewStructure.Storage
  let medium: ModifierLink?

  /// A view that was unwrapped before, with modifiers around it.
  init(_ node: InspectedNode, medium: ModifierLink?) {
    view = node.view
    structure = node.structure
    self.medium = medium
  }

  /// A view that stands for itself, whatever it is made of.
  init(_ view: any View, describedBy description: ViewDescription) {
    self.view = view
    structure = .view(description)
    medium = nil
  }

  init(_ outermost: any View, medium outer: ModifierLink? = nil) {
    var view = outermost
    var medium = outer
    while true {
      let structure = view._structure.storage
      switch structure {
      case .wrapper(let inner):
        view = inner
        continue
      case .modified(let content, let modifier):
        medium = ModifierLink.chain(modifier, outer: medium)
        view = content
        continue
      case .custom:
        if let substitute = CustomContent.substitute(for: view) {
          view = substitute
          continue
        }
      case .view, .list, .absent:
        break
      }
      self.view = view
      self.structure = structure
      self.medium = medium
      return
    }
  }

  /// Whether this is the placeholder inside the body of a custom modifier.
  var isModifierContent: Bool {
    if case .view(let description) = structure {
      return description.name == ViewType.ViewModifierContent.typePrefix
    }
    return false
  }
}
