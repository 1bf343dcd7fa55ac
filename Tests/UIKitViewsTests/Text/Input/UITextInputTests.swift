import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What apps add to all inputs.
extension UITextInput {
  fileprivate var selectedPart: NSRange? {
    guard let range = selectedTextRange else { return nil }
    return NSRange(
      location: offset(from: beginningOfDocument, to: range.start),
      length: offset(from: range.start, to: range.end))
  }

  fileprivate func words(at offset: Int, _ direction: UITextStorageDirection) -> String? {
    guard let place = position(from: beginningOfDocument, offset: offset) else { return nil }
    return tokenizer.rangeEnclosingPosition(
      place, with: .word, inDirection: .storage(direction)
    ).flatMap { text(in: $0) }
  }
}

@MainActor
@Suite struct UITextInputTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    field.text = text
    return field
  }

  @Test func fieldsAndTextViewsAreInputs() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = "One two"
    view.selectedRange = NSRange(location: 4, length: 3)
    let inputs: [any UITextInput] = [view, field("One")]
    #expect(inputs[0].selectedPart == NSRange(location: 4, length: 3))
    #expect(inputs[1].selectedPart == NSRange(location: 3, length: 0))
    let all = try #require(
      inputs[1].textRange(from: inputs[1].beginningOfDocument, to: inputs[1].endOfDocument))
    inputs[1].replace(all, withText: "Two")
    #expect((inputs[1] as? UITextField)?.text == "Two")
  }

  @Test func theTokenizerFindsWords() {
    let sut = field("It's a word, isn't it?")
    #expect(sut.words(at: 1, .forward) == "It's")
    #expect(sut.words(at: 0, .forward) == "It's")
    #expect(sut.words(at: 0, .backward) == nil)
    #expect(sut.words(at: 4, .forward) == nil)
    #expect(sut.words(at: 4, .backward) == "It's")
    #expect(sut.words(at: 8, .backward) == "word")
  }

  @Test func theTokenizerGoesFromUnitToUnit() throws {
    let sut = field("Go on. Stop now!")
    let tokenizer = sut.tokenizer
    let start = sut.beginningOfDocument
    func place(_ found: UITextPosition?) -> Int? { found.map { sut.offset(from: start, to: $0) } }
    #expect(
      place(tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward)))
        == 2)
    #expect(
      place(
        tokenizer.position(
          from: sut.endOfDocument, toBoundary: .word, inDirection: .storage(.backward))) == 12)
    let sentence = try #require(
      tokenizer.rangeEnclosingPosition(
        start, with: .sentence, inDirection: .storage(.forward)))
    #expect(sut.text(in: sentence) == "Go on. ")
    #expect(
      tokenizer.isPosition(
        sut.endOfDocument, atBoundary: .document, inDirection: .storage(.forward)))
    #expect(!tokenizer.isPosition(start, atBoundary: .word, inDirection: .storage(.forward)))
    #expect(tokenizer.isPosition(start, atBoundary: .word, inDirection: .storage(.backward)))
  }

  @Test func placesKnowTheirCharacters() throws {
    let sut = field("Hello")
    let second = try #require(sut.position(from: sut.beginningOfDocument, offset: 1))
    let third = try #require(sut.position(from: second, in: .right, offset: 1))
    let range = try #require(sut.textRange(from: second, to: third))
    let rect = sut.firstRect(for: range)
    #expect(rect.width > 0)
    let found = try #require(sut.characterRange(at: CGPoint(x: rect.midX, y: rect.midY)))
    #expect(sut.text(in: found) == "e")
    let rest = try #require(sut.characterRange(byExtending: second, in: .right))
    #expect(sut.text(in: rest) == "ello")
    #expect(field("").characterRange(at: .zero) == nil)
  }

  @Test func linesLieBelowEachOther() throws {
    let sut = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    sut.text = "One\nTwo"
    let below = try #require(sut.position(from: sut.beginningOfDocument, in: .down, offset: 1))
    #expect(sut.offset(from: sut.beginningOfDocument, to: below) == 4)
  }

  @Test func appsKeepPlacesOfTheirOwn() {
    final class Place: UITextPosition {
      let line: Int
      init(line: Int) {
        self.line = line
        super.init()
      }
    }
    final class Part: UITextRange {
      override var start: UITextPosition { Place(line: 1) }
      override var end: UITextPosition { Place(line: 2) }
      override var isEmpty: Bool { false }
    }
    let part = Part()
    #expect((part.end as? Place)?.line == 2)
    #expect(!part.isEmpty)
    #expect(Place(line: 1) != Place(line: 1))
  }
}
