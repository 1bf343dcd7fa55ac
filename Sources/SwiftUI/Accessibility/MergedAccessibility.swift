import Accessibility

/// What several elements say as one: the label of a button, of a cell.
package struct MergedAccessibility {
  package private(set) var label = ""
  package private(set) var value: String?
  /// The identifier of a lone element, such as a symbol's name.
  package private(set) var identifier = ""
  /// The same, or for several elements the identifiers that the app has given them.
  package private(set) var mergedIdentifier = ""
  /// Whether that is the name of an image.
  package private(set) var identifierIsImageName = false

  package init(_ elements: [AccessibilityElement]) {
    var labels: [String] = []
    var parts: [AccessibilityElement] = []
    let hasText = elements.contains(where: Self.saysText)
    func visit(_ element: AccessibilityElement) {
      if element.isHiddenFromAssistiveTechnologies { return }
      parts.append(element)
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
    mergedIdentifier = identifier.isEmpty ? parts.mergedIdentifier : identifier
    let bearers = parts.filter { $0.identifier == mergedIdentifier }
    identifierIsImageName =
      !mergedIdentifier.isEmpty && !bearers.isEmpty && bearers.allSatisfy(\.identifierIsImageName)
  }

  private static func saysText(_ element: AccessibilityElement) -> Bool {
    element.elementType == .staticText && !element.label.isEmpty
      || element.children.contains(where: saysText)
  }
}

extension [AccessibilityElement] {
  /// The identifier of an element into which these are merged: those that the app has given its parts.
  ///
  /// That UI tests find a merged element by the identifier of its only part with one is seen in public UI tests.
  /// Unsure: that several are joined by "-" (remembered, and so the buttons of steppers are named), that one which
  /// all have from their container counts once, and that names of images don't count beside other parts.
  package var mergedIdentifier: String {
    var given: [String] = []
    for element in self where !element.identifierIsImageName && !element.identifier.isEmpty {
      if !given.contains(element.identifier) { given.append(element.identifier) }
    }
    return given.isEmpty && count == 1 ? self[0].identifier : given.joined(separator: "-")
  }
}
