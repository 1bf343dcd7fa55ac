import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct TextStorageTests {
  private final class Listener: NSObject, NSTextStorageDelegate {
    var heard: [(NSTextStorage.EditActions, NSRange, Int)] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { heard.append((editedMask, editedRange, delta)) }
  }

  @Test func changesInTheStorageShowInTheView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Hello"
    #expect(view.textStorage.string == "Hello")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Hi there")
    #expect(view.text == "Hi there")
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    view.text = "Again"
    #expect(view.textStorage.string == "Again")
    #expect(view.textStorage === view.textStorage)
  }

  @Test func typingReachesTheStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let storage = view.textStorage
    view.insertText("abc")
    #expect(storage.string == "abc")
    view.deleteBackward()
    #expect(storage.string == "ab")
  }

  @Test func delegatesHearOnceOfEditsThatBelongTogether() {
    let storage = NSTextStorage(string: "one two")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
    storage.endEditing()
    #expect(listener.heard.count == 1)
    #expect(listener.heard.first?.0 == [.editedCharacters, .editedAttributes])
    #expect(listener.heard.first?.2 == 2)
  }

  @Test func aLineTakesAsMuchAsItsText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Hi\nA much longer line"
    let manager = view.layoutManager
    var range = NSRange()
    let short = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: &range)
    let long = manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: nil)
    #expect(range.location == 0)
    #expect(short.width < long.width)
    #expect(short.maxY <= long.minY + 1)
    #expect(
      manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === view.textContainer)
    #expect(manager.textContainer(forGlyphAt: 100, effectiveRange: nil) == nil)
  }

  @Test func layoutManagersKnowWhereTextIs() throws {
    let storage = NSTextStorage(
      attributedString: NSAttributedString(
        string: "first line\nsecond line", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 22))
    let used = manager.usedRect(for: container)
    #expect(abs(used.height - 2 * UIFont.systemFont(ofSize: 17).lineHeight) < 1)
    let word = manager.boundingRect(
      forGlyphRange: NSRange(location: 11, length: 6), in: container)
    #expect(word.minX == 0 && word.minY > 15 && word.width > 30)
    #expect(
      manager.characterIndex(
        for: CGPoint(x: word.midX, y: word.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: nil) / 3 == 4)
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      _, _, _, range, _ in
      lines.append(range)
    }
    #expect(lines.map(\.location) == [0, 11])
  }

  @Test func aViewUsesTheContainerThatItIsGiven() {
    let storage = NSTextStorage(string: "own text")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.text == "own text")
    #expect(view.layoutManager === manager)
    storage.append(NSAttributedString(string: "!"))
    #expect(view.text == "own text!")
    #expect(view.layoutManager.usedRect(for: view.textContainer).width > 40)
  }

  // MARK: Highlighting

  private func isRed(_ text: NSAttributedString, at index: Int) -> Bool {
    text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor == .red
  }

  /// Colours all hashes, as editors do that highlight.
  private final class Highlighter: NSObject, NSTextStorageDelegate {
    private(set) var calls = 0

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls += 1
      for (index, unit) in textStorage.string.utf16.enumerated() where unit == 35 {
        textStorage.addAttribute(
          .foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
      }
    }
  }

  @Test func aDelegateHighlightsWhatIsTyped() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let highlighter = Highlighter()
    view.textStorage.delegate = highlighter
    view.insertText("a#")
    #expect(highlighter.calls == 1)
    #expect(isRed(view.attributedText, at: 1) && !isRed(view.attributedText, at: 0))
    #expect(view.text == "a#" && view.selectedRange.location == 2)
    view.textStorage.append(NSAttributedString(string: "#"))
    #expect(isRed(view.attributedText, at: 2))
  }

  /// Keeps its text itself, as Apple's documentation of subclasses asks for.
  private final class OwnStorage: NSTextStorage {
    private let kept = NSMutableAttributedString(string: "")
    private(set) var processed = 0

    override var string: String { kept.string }
    override init() { super.init() }
    required init?(coder: NSCoder) { nil }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
      -> [NSAttributedString.Key: Any]
    { kept.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      kept.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      kept.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      processed += 1
      for (index, unit) in string.utf16.enumerated() where unit == 35 {
        addAttribute(
          .foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
      }
      super.processEditing()
    }
  }

  @Test func aStorageMayKeepItsTextItself() {
    let storage = OwnStorage()
    storage.setAttributedString(NSAttributedString(string: "one"))
    #expect(storage.string == "one" && storage.length == 3)
    storage.append(NSAttributedString(string: " #two"))
    storage.insert(NSAttributedString(string: "> "), at: 0)
    storage.deleteCharacters(in: NSRange(location: 2, length: 4))
    #expect(storage.string == "> #two")
    storage.addAttributes([.kern: 2], range: NSRange(location: 0, length: 4))
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 1))
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
  }

  @Test func aViewShowsWhatSuchAStorageHighlights() {
    let storage = OwnStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    view.text = "tag "
    view.insertText("#")
    #expect(storage.string == "tag #")
    #expect(view.text == "tag #")
    #expect(isRed(view.attributedText, at: 4) && !isRed(view.attributedText, at: 0))
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }
}
