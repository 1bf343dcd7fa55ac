import Foundation
import Testing

@testable import UIKit

/// Ranges beyond the ends of a text, and within its characters.
@MainActor
@Suite struct TextRangeLimitsTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = text
    return field
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = text
    return view
  }

  @Test func positionsBeyondTheTextAreNone() {
    let view = view("abc")
    for offset in [Int.max, .min, 4, -1] {
      #expect(view.position(from: view.beginningOfDocument, offset: offset) == nil)
      #expect(view.position(from: UITextPosition(1), offset: offset == -1 ? -2 : offset) == nil)
    }
    #expect(view.text(in: UITextRange(NSRange(location: 1, length: .max - 1))) == nil)
    #expect(view.text(in: UITextRange(NSRange(location: 1, length: 2))) == "bc")
  }

  @Test func aSelectionWithinACharacterTakesItWhole() {
    let field = field("a👍b")
    let middle = UITextPosition(2)
    field.selectedTextRange = field.textRange(from: middle, to: middle)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "👍")
    field.insertText("x")
    #expect(field.text == "axb")
  }

  @Test(arguments: [NSRange(location: .max, length: .max), NSRange(location: 99, length: 1)])
  func typingBeyondTheTextGoesToItsEnd(range: NSRange) {
    let view = view("abc")
    view.selectedRange = range
    view.scrollRangeToVisible(range)
    view.insertText("d")
    #expect(view.text == "abcd")
    view.selectedRange = range
    view.deleteBackward()
    #expect(view.text == "abc")
  }

  @Test func runsMayCutCharactersInTwo() {
    let text = NSMutableAttributedString(string: "a👍b")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 0, length: 2))
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize.width > 0)
    #expect(String(AttributedString(text).characters) == "a👍b")
  }

  @Test func rectanglesOfRangesBeyondTheTextAreThoseOfItsEnd() {
    let storage = NSTextStorage(string: "abc")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let all = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container)
    #expect(all.width > 0)
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(location: 0, length: .max), in: container) == all)
  }
}
