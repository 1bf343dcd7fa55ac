import Accessibility

/// What a class says of its element where the app says nothing else.
package struct AccessibilityDefaults {
  /// Whether the view is one element that stands for everything inside it.
  package var isElement = false
  /// The element's kind; nil for a view that only groups, whose children stand for themselves.
  package var elementType: ElementKind?
  package var label: String?
  /// Where neither the app nor the class's own identifier says another.
  package var identifier: String?
  package var value: String?
  package var placeholder: String?
  package var traits: UIAccessibilityTraits = []
  /// Whether touches pass the element by.
  package var isEnabled = true
  package var isSelected = false
  /// Whether the elements of subviews are listed inside this one although it is one element.
  package var listsChildren = false

  /// The traits with those that tell of the state, as code reads them.
  var traitsWithState: UIAccessibilityTraits {
    var traits = traits
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  package init() {}

  package init(
    _ elementType: ElementKind, isElement: Bool = true, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = []
  ) {
    self.elementType = elementType
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
  }
}
