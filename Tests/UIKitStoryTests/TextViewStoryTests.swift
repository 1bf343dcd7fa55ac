import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Longer texts that the user writes.
@MainActor
struct TextViewStoryTests {
  @Test func writingCountsTheCharactersThatAreLeft() {
    let screen = PostScreen()
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.staticTexts["20"].exists)
    app.textViews.firstMatch.tap()
    app.textViews.firstMatch.typeText("Hello")
    #expect(app.staticTexts["15"].exists)
    #expect(app.textViews.firstMatch.value as? String == "Hello")
  }

  @Test func theLimitHolds() {
    let screen = PostScreen()
    let app = XCUIApplication(rootViewController: screen)
    app.textViews.firstMatch.tap()
    app.textViews.firstMatch.typeText("This is longer than twenty")
    #expect(screen.text.text.count == 20)
    #expect(app.staticTexts["0"].exists)
  }

  @Test func returnMakesANewLine() {
    let screen = PostScreen()
    let app = XCUIApplication(rootViewController: screen)
    app.textViews.firstMatch.tap()
    app.textViews.firstMatch.typeText("One\nTwo")
    #expect(screen.text.text == "One\nTwo")
    #expect(app.keyboards.count == 1)
  }

  @Test func thePlaceholderGoesWhenTheTextBegins() {
    let app = XCUIApplication(rootViewController: PostScreen())
    #expect(app.staticTexts["What's new?"].exists)
    app.textViews.firstMatch.tap()
    #expect(!app.staticTexts["What's new?"].exists)
  }

  @Test func aTextThatIsOnlyReadTakesNoFocus() {
    let screen = PostScreen()
    screen.loadViewIfNeeded()
    screen.text.isEditable = false
    screen.text.text = "Read me"
    let app = XCUIApplication(rootViewController: screen)
    app.textViews.firstMatch.tap()
    #expect(app.keyboards.count == 0)
    #expect(app.textViews.firstMatch.value as? String == "Read me")
  }

  @Test func aLongTextScrollsAndAShortOneFits() {
    let screen = PostScreen()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.text.text = String(repeating: "Line\n", count: 60)
    window.layoutIfNeeded()
    #expect(screen.text.contentSize.height > screen.text.bounds.height)
    screen.text.text = "Line"
    window.layoutIfNeeded()
    #expect(screen.text.contentSize.height < screen.text.bounds.height)
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() throws {
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "One line"
    text.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIViewController()
    screen.view.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 200),
    ])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let one = text.bounds.height
    text.text = "One line\nAnother\nAnd a third"
    window.layoutIfNeeded()
    #expect(one > 0)
    #expect(text.bounds.height > one * 1.8)
  }

  @Test func editingIsTold() {
    let screen = PostScreen()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.text.becomeFirstResponder()
    screen.text.text = "By code"
    screen.text.resignFirstResponder()
    #expect(screen.log == ["begin", "end"])
  }
}

private final class PostScreen: UIViewController, UITextViewDelegate {
  let text = UITextView(frame: CGRect(x: 20, y: 120, width: 350, height: 200))
  private let counter = UILabel("20")
  private let placeholder = UILabel("What's new?")
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    counter.frame = CGRect(x: 20, y: 80, width: 100, height: 30)
    placeholder.frame = CGRect(x: 200, y: 80, width: 150, height: 30)
    text.delegate = self
    for part in [text, counter, placeholder] { view.addSubview(part) }
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    placeholder.isHidden = true
    log.append("begin")
  }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
  func textViewDidChange(_ textView: UITextView) { counter.text = "\(20 - textView.text.count)" }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { (textView.text as NSString).length - range.length + text.count <= 20 }
}
