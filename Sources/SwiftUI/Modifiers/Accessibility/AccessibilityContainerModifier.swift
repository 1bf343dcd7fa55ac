import Accessibility

/// Makes one element of a view, which holds the elements inside of it.
package nonisolated struct AccessibilityContainerModifier: ElementModifier {
  package typealias Body = Never

  package let type: ElementKind
  /// Nil for an element at which VoiceOver does not stop.
  package let label: Text?
  /// Whether the element stands for the elements inside of it, does what they do, and holds none.
  package let isLeaf: Bool

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
      children: modifier.isLeaf ? [] : inner)
    if modifier.label == nil { element.isAccessibilityElement = false }
    guard modifier.isLeaf else { return }
    for one in inner { element.traits.formUnion(one.traits) }
    let actions = graph.accessibilityActions
    actions.add(to: element.id) { [weak actions, ids = inner.map(\.id)] action in
      ids.contains { actions?.perform(action, on: $0) ?? false }
    }
  }
}

extension View {
  /// Makes one element of a type of the view, which holds the elements inside of it, or stands for them.
  package nonisolated func accessibilityContainer(
    _ type: ElementKind, label: Text? = nil, isLeaf: Bool = false
  ) -> some View {
    modifier(AccessibilityContainerModifier(type: type, label: label, isLeaf: isLeaf))
  }
}
