import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct SecureTextFieldTests {
  /// A secure field on the screen.
  private func field<Field: UITextField>(
    _ field: Field, text: String = "abc", delegate: (any UITextFieldDelegate)? = nil
  ) -> (Field, UIWindow) {
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
    field.isSecureTextEntry = true
    field.text = text
    field.delegate = delegate
    let controller = UIViewController()
    controller.view.addSubview(field)
    return (field, show(controller))
  }

  @Test func theFirstCharacterTakesThePlaceOfTheText() {
    let (field, window) = field(UITextField())
    defer { window.isHidden = true }
    field.becomeFirstResponder()
    #expect(field.text == "abc")
    field.insertText("x")
    field.insertText("y")
    #expect(field.text == "xy")
    field.becomeFirstResponder()
    field.insertText("z")
    #expect(field.text == "xyz")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    field.insertText("1")
    #expect(field.text == "1")
  }

  @Test func theFirstDeletionTakesTheWholeText() {
    let (field, window) = field(UITextField())
    defer { window.isHidden = true }
    field.becomeFirstResponder()
    field.deleteBackward()
    #expect(field.text == "")
    field.insertText("a")
    field.insertText("b")
    field.deleteBackward()
    #expect(field.text == "a")
  }

  @Test func hidingTheTextWhileEditingDoesTheSame() {
    let (field, window) = field(UITextField(), text: "")
    defer { window.isHidden = true }
    field.isSecureTextEntry = false
    field.becomeFirstResponder()
    field.insertText("a")
    field.isSecureTextEntry = true
    field.isSecureTextEntry = false
    field.insertText("b")
    #expect(field.text == "ab")
    field.isSecureTextEntry = true
    field.insertText("c")
    #expect(field.text == "c")
  }

  @Test func textThatIsSetWhileEditingStays() {
    let (field, window) = field(UITextField())
    defer { window.isHidden = true }
    field.becomeFirstResponder()
    field.text = "new"
    field.insertText("!")
    #expect(field.text == "new!")
  }

  @Test func aFieldThatTypesItsTextAgainKeepsIt() {
    final class KeepingField: UITextField {
      override func becomeFirstResponder() -> Bool {
        let isFirst = super.becomeFirstResponder()
        if isSecureTextEntry, let text {
          deleteBackward()
          insertText(text)
        }
        return isFirst
      }
    }
    let (field, window) = field(KeepingField())
    defer { window.isHidden = true }
    _ = field.becomeFirstResponder()
    #expect(field.text == "abc")
    field.insertText("d")
    #expect(field.text == "abcd")
  }

  @Test func aDelegateThatSetsTheTextItselfKeepsIt() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        let text = (textField.text ?? "") as NSString
        textField.text = text.replacingCharacters(in: range, with: string)
        return false
      }
    }
    let keeper = Keeper()
    let (field, window) = field(UITextField(), delegate: keeper)
    defer { window.isHidden = true }
    field.becomeFirstResponder()
    field.insertText("d")
    #expect(field.text == "abcd")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    field.deleteBackward()
    #expect(field.text == "abc")
  }

  @Test func aDelegateThatRefusesKeepsTheText() {
    final class Refuser: NSObject, UITextFieldDelegate {
      var isOpen = false
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { isOpen }
    }
    let refuser = Refuser()
    let (field, window) = field(UITextField(), delegate: refuser)
    defer { window.isHidden = true }
    field.becomeFirstResponder()
    field.insertText("x")
    #expect(field.text == "abc")
    refuser.isOpen = true
    field.insertText("y")
    #expect(field.text == "y")
  }

  @Test func plainFieldsKeepTheirText() {
    let (field, window) = field(UITextField())
    defer { window.isHidden = true }
    field.isSecureTextEntry = false
    field.becomeFirstResponder()
    field.insertText("d")
    #expect(field.text == "abcd")
  }
}
