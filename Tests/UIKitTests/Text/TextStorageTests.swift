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
}
