import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct TextFieldAttributesTests {
  private func value(_ key: NSAttributedString.Key, of field: UITextField, at index: Int = 0)
    -> Any?
  {
    field.attributedText?.attribute(key, at: index, effectiveRange: nil)
  }

  @Test func anAttributedTextKeepsItsAttributes() {
    let field = UITextField()
    let text = NSMutableAttributedString(
      string: "12", attributes: [.foregroundColor: UIColor.red, .kern: 4])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    field.attributedText = text
    #expect(field.text == "12")
    #expect(value(.kern, of: field) as? Int == 4)
    #expect(value(.foregroundColor, of: field) as? UIColor == .red)
    #expect(value(.foregroundColor, of: field, at: 1) as? UIColor == .blue)
    #expect((value(.font, of: field) as? UIFont)?.pointSize == 17)
    #expect(field.textColor == .red)
    field.text = "34"
    #expect(value(.kern, of: field) == nil)
    #expect(value(.foregroundColor, of: field, at: 1) as? UIColor == .red)
  }

  @Test func aColorOfTheFieldIsOneOfTheWholeText() {
    let field = UITextField()
    field.attributedText = NSAttributedString(
      string: "12", attributes: [.foregroundColor: UIColor.red, .kern: 4])
    field.textColor = .green
    field.font = .systemFont(ofSize: 30)
    #expect(value(.foregroundColor, of: field, at: 1) as? UIColor == .green)
    #expect((value(.font, of: field) as? UIFont)?.pointSize == 30)
    #expect(value(.kern, of: field) as? Int == 4)
  }

  @Test func defaultAttributesAreThoseOfEveryText() {
    let field = UITextField()
    field.text = "12"
    let plain = field.sizeThatFits(.zero).width
    field.defaultTextAttributes[.kern] = 12
    #expect(field.defaultTextAttributes[.kern] as? Int == 12)
    #expect(value(.kern, of: field) as? Int == 12)
    #expect(field.sizeThatFits(.zero).width >= plain + 12)
    field.text = "3"
    #expect(value(.kern, of: field) as? Int == 12)
    field.attributedText = NSAttributedString(
      string: "4", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
    #expect(value(.kern, of: field) as? Int == 12)
    field.defaultTextAttributes[.kern] = 6
    #expect(value(.kern, of: field) as? Int == 6)
    #expect(value(.underlineStyle, of: field) == nil)
  }

  @Test func typingGoesOnWithTheAttributesBefore() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let controller = UIViewController()
    controller.view.addSubview(field)
    let window = show(controller)
    defer { window.isHidden = true }
    field.attributedText = NSAttributedString(string: "12", attributes: [.kern: 4])
    field.becomeFirstResponder()
    field.insertText("3")
    #expect(field.text == "123")
    #expect(value(.kern, of: field, at: 2) as? Int == 4)
    field.deleteBackward()
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.attributedText?.length == 0)
  }

  // MARK: Clearing

  private final class Keeper: NSObject, UITextFieldDelegate {
    var clears = false
    func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
  }

  @Test func theDelegateMayKeepTheTextWhereEditingBegins() {
    let keeper = Keeper()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.text = "Ada"
    field.clearsOnBeginEditing = true
    field.delegate = keeper
    let controller = UIViewController()
    controller.view.addSubview(field)
    let window = show(controller)
    defer { window.isHidden = true }
    field.becomeFirstResponder()
    #expect(field.text == "Ada")
    field.resignFirstResponder()
    keeper.clears = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }
}
