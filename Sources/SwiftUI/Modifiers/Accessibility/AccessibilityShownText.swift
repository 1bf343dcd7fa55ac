import Accessibility

/// Lists what a control shows inside of its one element, for tests; VoiceOver does not stop there.
package nonisolated struct AccessibilityShownTextModifier: ElementModifier {
  package typealias Body = Never

  package let text: String

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> AccessibilityShownTextNode {
    AccessibilityShownTextNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: AccessibilityShownTextNode) {
    node.modifier = self
    node.graph.contentDidChange()
  }

  @MainActor
  package var _structure: _ModifierStructure { _ModifierStructure(.hidden) }
}

/// The place of a control that lists what it shows.
@MainActor
package final class AccessibilityShownTextNode: WrapperNode {
  var modifier: AccessibilityShownTextModifier

  init(_ modifier: AccessibilityShownTextModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    if let control = inner.first, control.children.isEmpty {
      let frame = CGRect(origin: .zero, size: size)
      let box = builder.control(.other, frame: frame, for: self, part: 1)
      let text = builder.control(
        .staticText, frame: frame, for: self, label: modifier.text, part: 2)
      for element in [box, text] { element.isAccessibilityElement = false }
      box.replaceChildren([text])
      control.replaceChildren([box])
    }
    builder.elements += inner
  }
}

extension View {
  /// Lists a text inside of the view's element, as the one that it shows.
  package nonisolated func accessibilityShownText(_ text: String) -> some View {
    modifier(AccessibilityShownTextModifier(text: text))
  }
}
