import Testing

@testable import UIKit

@MainActor
private final class LoginController: UIViewController, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Email"
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.log.append("changed") }, for: .editingChanged)
    field.addAction(UIAction { [weak self] _ in self?.log.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.log.append("end") }, for: .editingDidEnd)
    view.addSubview(field)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("shouldBegin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("shouldEnd")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string != "!" }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    textField.resignFirstResponder()
    return false
  }
}

@MainActor
@Suite struct UITextFieldTests {
  @Test func textIsNeverNil() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "")
  }

  @Test func editingTellsInOrder() throws {
    let sut = LoginController()
    let window = show(sut)
    defer { window.isHidden = true }
    tap(element(.textField))
    #expect(sut.field.isFirstResponder)
    #expect(sut.log == ["shouldBegin", "begin", "didBegin"])
    sut.log.removeAll()
    try UIApplication.shared.send(.typeText("a!b"))
    #expect(sut.field.text == "ab")
    #expect(sut.log == ["changed", "changed"])
    sut.log.removeAll()
    try UIApplication.shared.send(.typeText("\n"))
    #expect(sut.log == ["return", "shouldEnd", "end", "didEnd"])
    #expect(!sut.field.isFirstResponder)
  }

  @Test func needsAWindowToBecomeFirstResponder() {
    #expect(!UITextField().becomeFirstResponder())
  }

  @Test func optionalResultsOfTheDelegate() {
    final class Empty: NSObject, UITextFieldDelegate {}
    let sut = LoginController()
    sut.loadViewIfNeeded()
    let empty = Empty()
    let range = NSRange(location: 0, length: 0)
    #expect(
      sut.field.delegate?.textField?(
        sut.field, shouldChangeCharactersIn: range, replacementString: "!") == false)
    sut.field.delegate = empty
    #expect(sut.field.delegate?.textFieldShouldReturn?(sut.field) == nil)
  }

  @Test func keyboardTellsItsFrame() throws {
    let sut = LoginController()
    let window = show(sut)
    defer { window.isHidden = true }
    var frames: [CGRect] = []
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[key] as? NSValue
      MainActor.assumeIsolated { frames.append(value?.cgRectValue ?? .zero) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    sut.field.becomeFirstResponder()
    #expect(frames == [CGRect(x: 0, y: 508, width: 390, height: 336)])
    sut.view.endEditing(true)
    settle()
  }
}

@MainActor
@Suite struct UITextViewTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
  }

  @Test func typingTellsTheDelegate() throws {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    let delegate = Delegate()
    view.delegate = delegate
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(view.text == "")
    tap(element(.textView))
    try UIApplication.shared.send(.typeText("Hi\n"))
    #expect(delegate.log == ["begin", "H", "Hi", "Hi\n"])
    #expect(element(.textView)?.value == "Hi\n")
    view.resignFirstResponder()
    #expect(delegate.log.last == "end")
  }

  /// From comments in React Native, which had to make both alike.
  @Test func aTextViewTellsOfTheSelectionFirstAndAFieldOfTheText() {
    final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate {
      var log: [String] = []
      func textViewDidChange(_ textView: UITextView) { log.append("text") }
      func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
      func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    }
    let listener = Listener()
    let view = UITextView()
    view.delegate = listener
    view.insertText("H")
    #expect(listener.log == ["selection", "text"])
    listener.log = []
    let field = UITextField()
    field.delegate = listener
    field.addAction(UIAction { _ in listener.log.append("text") }, for: .editingChanged)
    field.insertText("H")
    #expect(listener.log == ["text", "selection"])
  }

  @Test func setsTextWithoutTellingTheDelegate() {
    let view = UITextView()
    let delegate = Delegate()
    view.delegate = delegate
    view.text = "Hello"
    #expect(view.text == "Hello")
    #expect(delegate.log.isEmpty)
  }
}
