import FoundationAdditions

/// The names of the attributes of elements in Swift's key paths, of which Objective-C would know them.
@MainActor
private enum AttributeKeyPaths {
  static func name(of keyPath: AnyKeyPath) -> String? { names[keyPath] }

  private static let names: [AnyKeyPath: String] = [
    \XCUIElement.identifier: "identifier",
    \XCUIElement.frame: "frame",
    \XCUIElement.value: "value",
    \XCUIElement.title: "title",
    \XCUIElement.label: "label",
    \XCUIElement.elementType: "elementType",
    \XCUIElement.isEnabled: "isEnabled",
    \XCUIElement.horizontalSizeClass: "horizontalSizeClass",
    \XCUIElement.verticalSizeClass: "verticalSizeClass",
    \XCUIElement.placeholderValue: "placeholderValue",
    \XCUIElement.isSelected: "isSelected",
    \XCUIElement.hasFocus: "hasFocus",
    \XCUIElement.hasKeyboardFocus: "hasKeyboardFocus",
    \XCUIElement.exists: "exists",
    \XCUIElement.isHittable: "isHittable",
    \(any XCUIElementAttributes).identifier: "identifier",
    \(any XCUIElementAttributes).frame: "frame",
    \(any XCUIElementAttributes).value: "value",
    \(any XCUIElementAttributes).title: "title",
    \(any XCUIElementAttributes).label: "label",
    \(any XCUIElementAttributes).elementType: "elementType",
    \(any XCUIElementAttributes).isEnabled: "isEnabled",
    \(any XCUIElementAttributes).horizontalSizeClass: "horizontalSizeClass",
    \(any XCUIElementAttributes).verticalSizeClass: "verticalSizeClass",
    \(any XCUIElementAttributes).placeholderValue: "placeholderValue",
    \(any XCUIElementAttributes).isSelected: "isSelected",
    \(any XCUIElementAttributes).hasFocus: "hasFocus",
    \XCUIElementQuery.count: "count",
  ]
}

@used @section(".init_array")
private let registration: @convention(c) () -> Void = { KeyPathNames.register(name) }

@Sendable
private func name(of keyPath: AnyKeyPath) -> String? {
  // Key paths to properties never change.
  let keyPath = Unchecked(value: keyPath)
  return OnMainActor.run { AttributeKeyPaths.name(of: keyPath.value) } ?? nil
}
