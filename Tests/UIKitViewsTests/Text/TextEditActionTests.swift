import Device
import Foundation
import Testing

@testable import UIKit

/// Cutting, copying and pasting by the methods that menus and keys call.
@MainActor
@Suite(.serialized) struct TextEditActionTests {
  private func field(_ text: String, selected range: NSRange) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = text
    field._selection = range
    return field
  }

  @Test func theSelectionIsCutAndPasted() {
    defer { UIPasteboard.general.items = [] }
    let field = field("Good old day", selected: NSRange(location: 5, length: 4))
    field.cut(nil)
    #expect(field.text == "Good day")
    #expect(UIPasteboard.general.string == "old ")
    field.selectAll(nil)
    field.paste(nil)
    #expect(field.text == "old ")
  }

  @Test func keysWithCommandEditTheFieldThatHasTheFocus() throws {
    defer { UIPasteboard.general.items = [] }
    let field = field("abc", selected: NSRange(location: 3, length: 0))
    let screen = UIViewController()
    screen.view.addSubview(field)
    let window = show(screen)
    defer { window.isHidden = true }
    field.becomeFirstResponder()
    func press(_ key: String) throws {
      try UIApplication.shared.press(KeyEvent(key: key, modifiers: .command))
    }
    try press("a")
    try press("c")
    #expect(UIPasteboard.general.string == "abc")
    try press("x")
    #expect(field.text == "")
    try press("v")
    try press("v")
    #expect(field.text == "abcabc")
    try press("a")
    try UIApplication.shared.press(KeyEvent(key: "z"))
    #expect(field.text == "z")
    field.resignFirstResponder()
    settle()
  }

  @Test func keysWithCommandKeepSecrets() throws {
    defer { UIPasteboard.general.items = [] }
    UIPasteboard.general.items = []
    let field = field("secret", selected: NSRange(location: 0, length: 6))
    field.isSecureTextEntry = true
    let screen = UIViewController()
    screen.view.addSubview(field)
    let window = show(screen)
    defer { window.isHidden = true }
    field.becomeFirstResponder()
    for key in ["a", "c", "x"] {
      try UIApplication.shared.press(KeyEvent(key: key, modifiers: .command))
    }
    #expect(!UIPasteboard.general.hasStrings)
    #expect(field.text == "secret")
    field.resignFirstResponder()
    settle()
  }

  @Test func onlyWhatIsPossibleIsOffered() {
    defer { UIPasteboard.general.items = [] }
    UIPasteboard.general.items = []
    let copy = Selector("copy:")
    let paste = Selector("paste:")
    let field = field("Word", selected: NSRange(location: 4, length: 0))
    #expect(!field.canPerformAction(copy, withSender: nil))
    #expect(!field.canPerformAction(paste, withSender: nil))
    #expect(field.canPerformAction(Selector("select:"), withSender: nil))
    field.select(nil)
    #expect(field.canPerformAction(copy, withSender: nil))
    field.copy(nil)
    #expect(UIPasteboard.general.string == "Word")
    #expect(field.canPerformAction(paste, withSender: nil))
    field.isSecureTextEntry = true
    #expect(!field.canPerformAction(copy, withSender: nil))
  }

  @Test func theDelegateIsAskedBeforeTextIsPasted() {
    defer { UIPasteboard.general.items = [] }
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
    }
    let digits = Digits()
    let field = field("1", selected: NSRange(location: 1, length: 0))
    field.delegate = digits
    UIPasteboard.general.string = "two"
    field.paste(nil)
    #expect(field.text == "1")
    UIPasteboard.general.string = "2"
    field.paste(nil)
    #expect(field.text == "12")
  }

  @Test func aViewWithoutATextOffersNothing() {
    #expect(!UIView().canPerformAction(Selector("copy:"), withSender: nil))
  }

  @Test func aTextViewThatIsOnlyReadCanBeCopied() {
    defer { UIPasteboard.general.items = [] }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Some words"
    view.isEditable = false
    view.selectedRange = NSRange(location: 5, length: 5)
    view.cut(nil)
    #expect(view.text == "Some words")
    view.copy(nil)
    #expect(UIPasteboard.general.string == "words")
  }
}
