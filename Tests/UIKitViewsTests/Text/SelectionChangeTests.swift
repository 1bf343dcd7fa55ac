import Foundation
import Testing

@testable import UIKit

/// What delegates hear where code changes a text or what is selected of it.
@MainActor
@Suite(.serialized) struct SelectionChangeTests {
  private final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var log: [String] = []
    /// Keeps the insertion point at the start, as an app does while it shows a placeholder.
    var keepsStart = false

    func textViewDidChange(_ textView: UITextView) { log.append("text") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("should")
      return true
    }
    func textViewDidChangeSelection(_ textView: UITextView) {
      log.append("\(textView.selectedRange.location)+\(textView.selectedRange.length)")
      guard keepsStart else { return }
      textView.selectedTextRange = textView.textRange(
        from: textView.beginningOfDocument, to: textView.beginningOfDocument)
    }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      log.append("selection of \(textField.text ?? "")")
      guard keepsStart else { return }
      textField.selectedTextRange = textField.textRange(
        from: textField.beginningOfDocument, to: textField.beginningOfDocument)
    }

    func take() -> [String] {
      defer { log.removeAll() }
      return log
    }
  }

  private let listener = Listener()

  private func view() -> UITextView {
    let view = UITextView()
    view.delegate = listener
    return view
  }

  @Test func aTextThatIsSetMovesTheInsertionPoint() {
    let view = view()
    view.text = "Note"
    #expect(listener.take() == ["4+0"])
    view.attributedText = NSAttributedString(string: "Longer")
    #expect(listener.take() == ["6+0"])
    view.text = "Equals"
    #expect(listener.take().isEmpty)
  }

  @Test func aRangeThatIsSetIsTold() {
    let view = view()
    view.text = "Note"
    _ = listener.take()
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(listener.take() == ["1+2"])
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(listener.take().isEmpty)
    view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
    #expect(listener.take() == ["4+0"])
  }

  @Test func aDelegateMayPutTheInsertionPointBack() {
    let view = view()
    listener.keepsStart = true
    view.text = "Write something"
    #expect(listener.take() == ["15+0", "0+0"])
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func typingIsToldOnce() {
    let view = view()
    view.text = "No"
    _ = listener.take()
    view.insertText("te")
    #expect(listener.take() == ["should", "4+0", "text"])
  }

  @Test func theStorageKeepsTheSelectionWhereItIs() {
    let view = view()
    view.text = "Note"
    view.selectedRange = NSRange(location: 1, length: 0)
    _ = listener.take()
    view.textStorage.append(NSAttributedString(string: "s"))
    #expect(view.text == "Notes")
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
    #expect(listener.take().isEmpty)
    view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 5))
    #expect(listener.take() == ["0+0"])
  }

  @Test func aFieldThatIsEditedTells() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    controller.view.addSubview(field)
    let window = show(controller)
    defer { window.isHidden = true }
    field.delegate = listener
    field.text = "A"
    #expect(listener.take().isEmpty)
    field.becomeFirstResponder()
    _ = listener.take()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.text = "Ab"
    #expect(listener.take() == ["selection of Ab"])
    #expect(changes == 0)
    field.selectedTextRange = field.selectedTextRange
    #expect(listener.take().isEmpty)
    listener.keepsStart = true
    field.text = "Abc"
    #expect(listener.take() == ["selection of Abc", "selection of Abc"])
    #expect(field.selectedTextRange?.isEmpty == true)
    field.resignFirstResponder()
  }
}
