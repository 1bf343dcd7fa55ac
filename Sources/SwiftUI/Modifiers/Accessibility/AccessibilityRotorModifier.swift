import Accessibility
import UIKit

/// Gives the elements of a view a rotor.
package nonisolated struct AccessibilityRotorModifier: ElementModifier {
  /// What the rotor is called.
  package enum Name {
    case words(Text)
    case system(AccessibilitySystemRotor)
  }

  package let name: Name
  package let targets: @MainActor (EnvironmentValues) -> [_AccessibilityRotorTarget]

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> AccessibilityRotorNode {
    AccessibilityRotorNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: AccessibilityRotorNode) {
    node.modifier = self
    node.graph.contentDidChange()
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("accessibilityRotor") }
}

/// The node of a view with a rotor.
@MainActor
package final class AccessibilityRotorNode: WrapperNode {
  package var modifier: AccessibilityRotorModifier

  init(_ modifier: AccessibilityRotorModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    let rotor = rotor
    for element in inner {
      element.rotors.append(rotor.name)
      graph.accessibilityRotors.add(rotor, to: element.id)
    }
    builder.elements += inner
  }

  private var rotor: AccessibilityRotors.Rotor {
    let type: UIAccessibilityCustomRotor.SystemRotorType =
      if case .system(let rotor) = modifier.name { rotor.type } else { .none }
    let name =
      if case .words(let text) = modifier.name {
        text.resolvedString(in: environment.values)
      } else {
        type.spokenName
      }
    return AccessibilityRotors.Rotor(
      name: name, type: type,
      targets: { [weak self] in
        guard let self else { return [] }
        return self.modifier.targets(self.environment.values)
      }, scope: self)
  }
}
