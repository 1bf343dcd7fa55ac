import Accessibility
import Foundation

/// A frozen element of a tree.
final class ElementSnapshot: NSObject, @unchecked Sendable {
  // Trees are never changed once they are handed out.
  let element: AccessibilityElement
  /// Keeps the tree, which owns the element, alive.
  private let root: AccessibilityElement

  init(element: AccessibilityElement, root: AccessibilityElement? = nil) {
    self.element = element
    self.root = root ?? element
  }

  override var description: String { element.line() }
  override var debugDescription: String { element.subtreeDump() }
}

extension ElementSnapshot: XCUIElementSnapshot {
  var identifier: String { element.identifier }
  var frame: CGRect { element.frame }
  var value: Any? { element.value }
  var title: String { element.title }
  var label: String { element.label }
  var elementType: XCUIElement.ElementType { XCUIElement.ElementType(element.elementType) }
  var isEnabled: Bool { element.isEnabled }
  var horizontalSizeClass: XCUIElement.SizeClass { .init(element.horizontalSizeClass) }
  var verticalSizeClass: XCUIElement.SizeClass { .init(element.verticalSizeClass) }
  var placeholderValue: String? { element.placeholderValue }
  var isSelected: Bool { element.isSelected }
  var hasFocus: Bool { element.hasFocus }

  var children: [any XCUIElementSnapshot] {
    element.children.map { ElementSnapshot(element: $0, root: root) }
  }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var dictionary: [XCUIElement.AttributeName: Any] = [
      .elementType: elementType.rawValue,
      .identifier: identifier,
      .title: title,
      .label: label,
      .frame: [
        "X": Double(frame.origin.x), "Y": Double(frame.origin.y),
        "Width": Double(frame.width), "Height": Double(frame.height),
      ],
      .enabled: isEnabled,
      .selected: isSelected,
      .hasFocus: hasFocus,
      .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue,
      .children: children.map(\.dictionaryRepresentation),
    ]
    dictionary[.value] = value
    dictionary[.placeholderValue] = placeholderValue
    return dictionary
  }
}
