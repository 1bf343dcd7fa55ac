import Accessibility

/// What several elements say as one: the label of a button, of a cell.
package struct MergedAccessibility {
  package private(set) var label = ""
  package private(set) var value: String?
  /// The identifier of a lone element, such as a symbol's name.
  package private(set) var identifier = ""

  package init(_ elements: [AccessibilityElement]) {
    var labels: [String] = []
    let hasText = elements.contains(where: Self.saysText)
    func visit(_ element: AccessibilityElement) {
      if element.isHiddenFromAssistiveTechnologies { return }
      // A symbol beside a text only repeats it, unless the app has given it a label of its own.
      if hasText, element.labelIsSymbolName { return }
      if !element.label.isEmpty { labels.append(element.label) }
      if element.label.isEmpty || !element.isAccessibilityElement {
        for child in element.children { visit(child) }
      }
    }
    for element in elements { visit(element) }
    let elements = elements.filter { !$0.isHiddenFromAssistiveTechnologies }
    label = labels.joined(separator: ", ")
    if elements.count == 1 {
      value = elements[0].value
      identifier = elements[0].identifier
    }
  }

  private static func saysText(_ element: AccessibilityElement) -> Bool {
    element.elementType == .staticText && !element.label.isEmpty
      || element.children.contains(where: saysText)
  }
}
