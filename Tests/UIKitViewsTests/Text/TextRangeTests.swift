import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Places and parts of the texts of fields and text views.
@MainActor
@Suite struct TextRangeTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    return view
  }

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = text
    return field
  }

  @Test func placesAreCountedFromTheStart() throws {
    let view = view("Hello")
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 2))
    #expect(view.offset(from: place, to: view.endOfDocument) == 3)
    #expect(view.compare(place, to: view.endOfDocument) == .orderedAscending)
    #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
    let range = try #require(view.textRange(from: view.endOfDocument, to: place))
    #expect(view.text(in: range) == "llo")
    #expect(!range.isEmpty)
  }

  @Test func theSelectionIsReplacedByWhatIsTyped() throws {
    let field = field("Good day")
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "day")
    field.insertText("night")
    #expect(field.text == "Good night")
    #expect(field.selectedTextRange?.isEmpty == true)
    #expect(field.selectedTextRange?.end == field.endOfDocument)
    let view = view("Good day")
    view.selectedTextRange = view.textRange(from: start, to: view.endOfDocument)
    #expect(view.selectedRange == NSRange(location: 5, length: 3))
    view.deleteBackward()
    #expect(view.text == "Good ")
  }

  @Test func typingGoesOnAtTheInsertionPoint() throws {
    let field = field("Helo")
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: place, to: place)
    field.insertText("l")
    #expect(field.text == "Hello")
    field.deleteBackward()
    #expect(field.text == "Helo")
  }

  @Test func aPartCanBeReplaced() throws {
    final class Listener: NSObject, UITextViewDelegate {
      var changes = 0
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { false }
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let view = view("One two")
    let listener = Listener()
    view.delegate = listener
    let end = try #require(view.position(from: view.beginningOfDocument, offset: 3))
    let range = try #require(view.textRange(from: view.beginningOfDocument, to: end))
    view.replace(range, withText: "Three")
    #expect(view.text == "Three two")
    #expect(listener.changes == 1)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test func caretsStandBehindWhatIsBeforeThem() throws {
    let view = view("First\nSecond")
    let start = view.caretRect(for: view.beginningOfDocument)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(start.minX == 5)
    #expect(abs(start.minY - 8) < 2)
    #expect(end.minY > start.minY + 15)
    #expect(end.minX > start.minX + 30)
    let field = field("Name")
    let middle = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let places = [field.beginningOfDocument, middle, field.endOfDocument].map {
      field.caretRect(for: $0).minX
    }
    #expect(places == places.sorted() && Set(places).count == 3)
  }

  @Test func anAppMayMoveTheCaret() {
    final class Moved: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: 77, y: 3, width: 9, height: 11)
      }
    }
    let field = Moved(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let screen = UIViewController()
    screen.view.addSubview(field)
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(!field.drawn.contains("77"))
    field.becomeFirstResponder()
    #expect(field.drawn.contains("77"))
  }
}
