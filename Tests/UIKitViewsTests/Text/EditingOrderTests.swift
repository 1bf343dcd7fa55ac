import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Two fields with one delegate, which notes what it is asked.
private final class Form: UIViewController, UITextFieldDelegate {
  let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let second = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
  var log: [String] = []
  var mayBegin = true
  var mayEnd = true
  var ranges: [NSRange] = []
  var replacements: [String] = []
  /// What a change becomes; nil lets it through.
  var rewrite: ((UITextField) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [first, second] {
      field.delegate = self
      view.addSubview(field)
    }
  }

  private func note(_ call: String, _ field: UITextField) {
    log.append("\(call) \(field === first ? "first" : "second")")
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("should begin", textField)
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("did begin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("should end", textField)
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note("did end", textField) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ranges.append(range)
    replacements.append(string)
    // What apps do to find the new text.
    #expect(Range(range, in: textField.text ?? "") != nil)
    guard let rewrite else { return true }
    rewrite(textField)
    return false
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("return", textField)
    return true
  }
}

@MainActor
private final class KeyboardCounter {
  private(set) var counts: [Notification.Name: Int] = [:]
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: Notification.Name...) {
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated {
            guard let self else { return }
            self.counts[name, default: 0] += 1
          }
        })
    }
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// Fields and text views, and who is told what and when.
@MainActor
@Suite(.serialized)
struct EditingOrderTests {
  private func shown() -> (Form, UIWindow) {
    let form = Form()
    return (form, show(form))
  }

  @Test func movingOnAsksTheNextFieldFirst() {
    let (form, window) = shown()
    defer { window.isHidden = true }
    form.first.becomeFirstResponder()
    form.log = []
    #expect(form.second.becomeFirstResponder())
    #expect(
      form.log == [
        "should begin second", "should end first", "did end first", "did begin second",
      ])
    #expect(!form.first.isEditing && form.second.isEditing)
  }

  @Test func aFieldThatMayNotBeginLeavesTheOtherAsItIs() {
    let (form, window) = shown()
    defer { window.isHidden = true }
    form.first.becomeFirstResponder()
    form.log = []
    form.mayBegin = false
    #expect(!form.second.becomeFirstResponder())
    #expect(form.log == ["should begin second"])
    #expect(form.first.isFirstResponder && form.first.isEditing)
    // Asking the one that has the focus asks nobody.
    #expect(form.first.becomeFirstResponder())
    #expect(form.log == ["should begin second"])
  }

  @Test func aFieldThatMayNotEndKeepsTheNextFromBeginning() {
    let (form, window) = shown()
    defer { window.isHidden = true }
    form.first.becomeFirstResponder()
    form.mayEnd = false
    form.log = []
    #expect(!form.second.becomeFirstResponder())
    #expect(form.first.isFirstResponder)
    #expect(!form.log.contains("did end first") && !form.log.contains("did begin second"))
    form.mayEnd = true
  }

  /// UIKit's header of `textFieldDidEndEditing(_:)`: called even if the delegate refuses, as for a view that leaves its
  /// window.
  @Test func aFieldThatLeavesItsWindowEnds() {
    let (form, window) = shown()
    defer { window.isHidden = true }
    form.first.becomeFirstResponder()
    form.mayEnd = false
    form.log = []
    form.first.removeFromSuperview()
    #expect(!form.first.isFirstResponder)
    #expect(!form.first.isEditing)
    #expect(form.log.last == "did end first")
    settle()
    #expect(!Keyboard.isShown)
  }

  @Test func rangesAreInUnitsOfUTF16AndTakeWholeCharacters() throws {
    let (form, window) = shown()
    defer { window.isHidden = true }
    let field = form.first
    field.text = "a👍🏽b"
    field.becomeFirstResponder()
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    field.selectedTextRange = field.textRange(from: place, to: place)
    field.deleteBackward()
    #expect(form.ranges == [NSRange(location: 1, length: 4)])
    #expect(form.replacements == [""])
    #expect(field.text == "ab")
    field.insertText("👨‍👩‍👧")
    #expect(form.ranges.last == NSRange(location: 1, length: 0))
    #expect(field.text == "a👨‍👩‍👧b")
    field.insertText("!")
    #expect(form.ranges.last == NSRange(location: 9, length: 0))
    field.selectAll(nil)
    field.insertText("🇩🇪")
    #expect(form.ranges.last == NSRange(location: 0, length: 11))
    #expect(field.text == "🇩🇪")
    field.deleteBackward()
    #expect(form.ranges.last == NSRange(location: 0, length: 4))
    #expect(field.text == "")
  }

  @Test func aDelegateThatSetsTheTextItselfSendsNoEvent() throws {
    let (form, window) = shown()
    defer { window.isHidden = true }
    var events = 0
    form.first.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    form.first.becomeFirstResponder()
    form.rewrite = { $0.text = ($0.text ?? "") + "*" }
    try UIApplication.shared.send(.typeText("ab"))
    #expect(form.first.text == "**")
    #expect(form.replacements == ["a", "b"])
    #expect(events == 0)
    form.rewrite = nil
    try UIApplication.shared.send(.typeText("c"))
    #expect(form.first.text == "**c")
    #expect(events == 1)
  }

  /// Allowing the return key alone puts no keyboard away; an action for `editingDidEndOnExit` does.
  @Test func theReturnKeyEndsOnlyWhereTheEventIsHeard() throws {
    let (form, window) = shown()
    defer { window.isHidden = true }
    form.first.becomeFirstResponder()
    form.log = []
    try UIApplication.shared.send(.typeText("\n"))
    #expect(form.log == ["return first"])
    #expect(form.first.isFirstResponder)
    form.first.addAction(UIAction { _ in form.log.append("exit") }, for: .editingDidEndOnExit)
    try UIApplication.shared.send(.typeText("\n"))
    #expect(!form.first.isFirstResponder)
    #expect(
      form.log == ["return first", "return first", "exit", "should end first", "did end first"])
  }

  @Test func theKeyboardStaysBetweenFieldsAndGoesOnce() {
    let (form, window) = shown()
    defer { window.isHidden = true }
    settle()
    let counter = KeyboardCounter(
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
    defer { counter.stop() }
    form.first.becomeFirstResponder()
    settle()
    form.second.becomeFirstResponder()
    settle()
    #expect(counter.counts.isEmpty)
    form.view.endEditing(true)
    settle()
    #expect(
      counter.counts == [
        UIResponder.keyboardWillHideNotification: 1, UIResponder.keyboardDidHideNotification: 1,
      ])
  }

  // Apple of `endEditing(_:)`: true if the view resigned.

  @Test func endingSaysWhetherThereWasSomethingToEnd() {
    let (form, window) = shown()
    defer { window.isHidden = true }
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    form.view.addSubview(box)
    form.first.becomeFirstResponder()
    #expect(!box.endEditing(true))
    #expect(form.first.isFirstResponder)
    #expect(form.view.endEditing(false))
    #expect(!form.first.isFirstResponder)
  }

  @Test func aTextThatIsOnlyReadIsNeverEdited() {
    final class Reader: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
      func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    }
    let controller = UIViewController()
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    let reader = Reader()
    text.delegate = reader
    text.text = "Read me"
    controller.view.addSubview(text)
    let window = show(controller)
    defer { window.isHidden = true }
    text.isEditable = false
    #expect(text.becomeFirstResponder())
    text.resignFirstResponder()
    #expect(reader.log == [])
    text.isEditable = true
    text.becomeFirstResponder()
    text.isEditable = false
    #expect(reader.log == ["begin", "end"])
    settle()
  }
}
