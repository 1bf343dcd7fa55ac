import Foundation

/// What is known of one element; the keys that predicates may use.
@MainActor @preconcurrency
public protocol XCUIElementAttributes {
  /// The developer's name; empty if there is none.
  var identifier: String { get }
  /// In screen points.
  var frame: CGRect { get }
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  var verticalSizeClass: XCUIElement.SizeClass { get }
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
  /// Whether the focus engine is on it; text fields are false while they are edited.
  var hasFocus: Bool { get }
}
