import Foundation
import Testing

@testable import UIKit

/// What typing makes of a text with attributes.
@MainActor
@Suite struct TypingAttributesTests {
  private func view() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let text = NSMutableAttributedString(string: "Red blue")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 4))
    view.attributedText = text
    return view
  }

  private func color(_ view: UITextView, at place: Int) -> UIColor? {
    view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
  }

  @Test func theRestOfTheTextStaysAsItIs() {
    let view = view()
    view.insertText("!")
    #expect(view.text == "Red blue!")
    #expect(color(view, at: 0) == .red && color(view, at: 5) == .blue)
    #expect(color(view, at: 8) == .blue)
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
  }

  @Test func whatIsTypedLooksLikeWhatStandsBefore() {
    let view = view()
    view.selectedRange = NSRange(location: 3, length: 0)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
    view.insertText("dish")
    #expect(view.text == "Reddish blue")
    #expect(color(view, at: 6) == .red && color(view, at: 8) == .blue)
  }

  @Test func typingAttributesGoForTheNextText() {
    let view = view()
    view.typingAttributes[.foregroundColor] = UIColor.green
    view.insertText("a")
    view.insertText("b")
    #expect(color(view, at: 7) == .blue)
    #expect(color(view, at: 8) == .green && color(view, at: 9) == .green)
  }

  @Test func theyAreGoneWhenTheInsertionPointMoves() {
    let view = view()
    view.typingAttributes = [.foregroundColor: UIColor.green]
    view.selectedRange = NSRange(location: 2, length: 0)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test func aPlainTextTakesThemToo() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.typingAttributes = [.foregroundColor: UIColor.green]
    view.insertText("a")
    #expect(color(view, at: 0) == .green)
  }

  @Test func whereAllIsDeletedTheLookStays() {
    let view = view()
    view.selectedRange = NSRange(location: 0, length: 8)
    view.deleteBackward()
    #expect(view.text.isEmpty)
    view.insertText("New")
    #expect(color(view, at: 0) == .red)
  }

  @Test func theStorageHearsOfOneChange() {
    final class Listener: NSObject, NSTextStorageDelegate {
      var count = 0

      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { count += 1 }
    }
    let view = view()
    let listener = Listener()
    view.textStorage.delegate = listener
    view.insertText("!")
    #expect(view.textStorage.string == "Red blue!")
    #expect(listener.count == 1)
  }
}
