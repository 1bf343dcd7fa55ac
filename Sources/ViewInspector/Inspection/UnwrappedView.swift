import SwiftUI

/// A view without the wrappers that leave no trace, and the modifiers that were found on the way.
@MainActor
package struct UnwrappedView {
  let view: any View
  let structure: UnwrappedStructure
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
    structure = Self.unwrap(&view, &medium)
    self.view = view
    self.medium = medium
  }

  /// Takes the wrappers off a view in place, and adds the modifiers among them to those around it.
  ///
  /// - Returns: What is left.
  static func unwrap(_ view: inout any View, _ medium: inout ModifierLink?) -> UnwrappedStructure {
    while true {
      switch view._structure.storage {
      case .wrapper(let inner):
        view = inner
      case .modified(let content, let modifier):
        medium = ModifierLink.chain(modifier, outer: medium)
        view = content
      case .custom:
        guard let substitute = CustomContent.substitute(for: view) else { return .custom }
        view = substitute
      case .view(let description): return .view(description)
      case .list(let list): return .list(list)
      case .absent: return .absent
      }
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
