import SwiftUI

extension Content {
  /// What was found between the enclosing container and the view.
  var medium: Medium { Medium(viewModifiers: node.countedModifiers) }

  struct Medium {
    /// The modifiers that are not just a change of the environment, the innermost one first.
    let viewModifiers: [Any]
  }
}

extension InspectedNode {
  fileprivate var countedModifiers: [Any] {
    var modifiers: [Any] = []
    var link = medium
    while let current = link {
      switch current.structure {
      case .environment, .hidden, .pair: break
      case .modifier, .custom: modifiers.append(current.modifier)
      }
      link = current.outer
    }
    return modifiers
  }
}
