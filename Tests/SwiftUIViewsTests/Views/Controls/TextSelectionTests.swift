import Foundation
import Testing

@testable import SwiftUI

/// Selections that an app reads and sets while its user types.
@MainActor
struct TextSelectionTests {
  private struct Fields: View {
    let text: Binding<String>
    let selection: Binding<TextSelection?>

    var body: some View { TextField("Name", text: text, selection: selection) }
  }

  private struct Editor: View {
    let text: Binding<AttributedString>
    let selection: Binding<AttributedTextSelection>

    var body: some View { TextEditor(text: text, selection: selection) }
  }

  private func index(_ offset: Int, in text: String) -> String.Index {
    text.index(text.startIndex, offsetBy: offset)
  }

  @Test func focusPutsTheInsertionPointAtTheEnd() {
    let text = Binding.box("abc")
    let selection = Binding<TextSelection?>.box(nil)
    let host = TestHost(Fields(text: text, selection: selection))
    host.focusFirstField()
    #expect(selection.wrappedValue == TextSelection(insertionPoint: "abc".endIndex))
    #expect(selection.wrappedValue?.isInsertion == true)
  }

  @Test func selectionsHaveTheAffinityOfTheirPlace() {
    let text = Binding.box("abc")
    let selection = Binding<TextSelection?>.box(nil)
    let host = TestHost(
      Fields(text: text, selection: selection).textSelectionAffinity(.upstream))
    host.focusFirstField()
    #expect(selection.wrappedValue?.affinity == .upstream)
    host.type("d")
    #expect(selection.wrappedValue?.affinity == .upstream)
  }

  @Test func typingReplacesTheSelection() {
    let text = Binding.box("abcd")
    let selection = Binding<TextSelection?>.box(nil)
    let host = TestHost(Fields(text: text, selection: selection))
    host.focusFirstField()
    selection.wrappedValue = TextSelection(range: index(1, in: "abcd")..<index(3, in: "abcd"))
    host.type("XY")
    #expect(text.wrappedValue == "aXYd")
    #expect(selection.wrappedValue == TextSelection(insertionPoint: index(3, in: "aXYd")))
    host.type("Z")
    #expect(text.wrappedValue == "aXYZd")
    host.graph.deleteBackward()
    host.settle()
    #expect(text.wrappedValue == "aXYd")
  }

  @Test func deletingTakesTheSelectionAway() {
    let text = Binding.box("abcd")
    let selection = Binding<TextSelection?>.box(nil)
    let host = TestHost(Fields(text: text, selection: selection))
    host.focusFirstField()
    selection.wrappedValue = TextSelection(range: "abcd".startIndex..<index(3, in: "abcd"))
    host.graph.deleteBackward()
    host.settle()
    #expect(text.wrappedValue == "d")
    host.graph.deleteBackward()
    host.settle()
    #expect(text.wrappedValue == "d")
  }

  @Test func aSelectionOfAnOlderTextIsCutToTheText() {
    let text = Binding.box("ab")
    let selection = Binding<TextSelection?>.box(
      TextSelection(range: "abcdef".startIndex..<"abcdef".endIndex))
    let host = TestHost(Fields(text: text, selection: selection))
    host.focusFirstField()
    host.type("x")
    #expect(text.wrappedValue == "x")
  }

  @Test func attributedTextsKeepTheirLooks() {
    var string = AttributedString("ab")
    string.font = .title
    let text = Binding.box(string + AttributedString("cd"))
    let selection = Binding.box(AttributedTextSelection())
    let host = TestHost(Editor(text: text, selection: selection))
    host.focusFirstField()
    host.type("e")
    #expect(String(text.wrappedValue.characters) == "abcde")
    let characters = text.wrappedValue.characters
    selection.wrappedValue = AttributedTextSelection(
      insertionPoint: characters.index(characters.startIndex, offsetBy: 1))
    host.type("x")
    #expect(String(text.wrappedValue.characters) == "axbcde")
    let fonts = text.wrappedValue.runs.map {
      ($0.font, text.wrappedValue[$0.range].characters.count)
    }
    #expect(fonts.map(\.0) == [.title, nil])
    #expect(fonts.map(\.1) == [3, 3])
    #expect(host.text("axbcde") != nil || host.element(.textView)?.value as? String == "axbcde")
  }

  @Test func typingTakesTheLooksOfTheTextBefore() {
    var bold = AttributedString("ab")
    bold.font = .title
    let text = bold + AttributedString("cd")
    let start = text.startIndex
    let end = AttributedTextSelection()
    #expect(end.typingAttributes(in: text).font == nil)
    let middle = text.characters.index(start, offsetBy: 2)
    let selection = AttributedTextSelection(range: middle..<text.endIndex)
    #expect(selection.typingAttributes(in: text).font == .title)
    #expect(
      selection.indices(in: text) == .ranges(RangeSet(middle..<text.endIndex)))
    #expect(end.indices(in: text) == .insertionPoint(text.endIndex))
  }
}
