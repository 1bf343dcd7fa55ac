import Accessibility
import CoreGraphics
import Testing

@testable import UIKit

/// What UI tests read as the values of fields.
@MainActor
struct FieldValueTests {
  private func value(of field: UIView) -> String? {
    field.frame = CGRect(x: 20, y: 200, width: 200, height: 40)
    field.accessibilityIdentifier = "field"
    let screen = UIViewController()
    screen.view.addSubview(field)
    let window = show(screen)
    defer { window.isHidden = true }
    let types = [ElementKind.textField, .textView, .searchField]
    return types.lazy.compactMap { element($0) }.first?.value
  }

  @Test func anEmptyFieldWithoutPlaceholderHasAnEmptyValue() {
    #expect(value(of: UITextField()) == "")
    #expect(value(of: UITextView()) == "")
    #expect(value(of: UISearchTextField()) == "")
    #expect(value(of: UISearchBar()) == "")
  }

  @Test func anEmptyFieldHasItsPlaceholderAsValue() {
    let field = UITextField()
    field.placeholder = "ZIP"
    #expect(value(of: field) == "ZIP")
  }
}
