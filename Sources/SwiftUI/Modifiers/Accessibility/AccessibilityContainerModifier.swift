import Accessibility

/// Makes one element of a view, which holds the elements inside of it.
package nonisolated struct AccessibilityContainerModifier: ElementModifier {
  package typealias Body = Never

  package let type: ElementType
  /// Nil for an element at which VoiceOver does not stop.
  package let label: Text?

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> AccessibilityContainerNode {
    AccessibilityContainerNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: AccessibilityContainerNode) {
    node.modifier = self
    node.graph.contentDidChange()
  }

  @MainActor
  package var _structure: _ModifierStructure { _ModifierStructure(.hidden) }
}

/// The place of a view that is one element with others inside.
@MainActor
package final class AccessibilityContainerNode: WrapperNode {
  var modifier: AccessibilityContainerModifier

  init(_ modifier: AccessibilityContainerModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    let element = builder.add(
      modifier.type, for: self, label: modifier.label?.resolvedString(in: environment.values) ?? "",
      children: inner)
    if modifier.label == nil { element.isAccessibilityElement = false }
  }
}

extension View {
  /// Makes one element of a type of the view, which holds the elements inside of it.
  package nonisolated func accessibilityContainer(
    _ type: ElementType, label: Text? = nil
  ) -> some View {
    modifier(AccessibilityContainerModifier(type: type, label: label))
  }
}
