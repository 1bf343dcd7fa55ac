import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

struct WrappingTests {
  @Test func linesBreakAtSpacesThatHang() {
    let lines = paragraph("the quick brown fox").lines(width: 80)
    #expect(lines == ["the quick", "brown fox"])
  }

  @Test func tooLongWordBreaksBetweenCharacters() {
    let lines = paragraph("a incomprehensibilities").lines(width: 60)
    #expect(lines[0] == "a")
    #expect(lines.count > 2)
    #expect(lines.dropFirst().joined() == "incomprehensibilities")
  }

  @Test func hardLineEndsBreak() {
    #expect(paragraph("a\nb\r\nc\u{2028}d").lines(width: nil) == ["a", "b", "c", "d"])
    #expect(paragraph("a\n\nb").lines(width: nil) == ["a", "", "b"])
  }

  @Test func noBreakSpaceKeepsWordsTogether() {
    let lines = paragraph("see 100\u{A0}km away").lines(width: 70)
    #expect(lines == ["see", "100\u{A0}km", "away"])
  }

  @Test func ideographsBreakAnywhereButBeforeAFullStop() {
    #expect(paragraph("日本語です。").lines(width: 52) == ["日本語", "です。"])
    #expect(paragraph("日本語。").lines(width: 52) == ["日本", "語。"])
  }

  @Test func emojiSequenceIsNeverCut() {
    let family = "👨‍👩‍👧‍👦"
    #expect(paragraph(family + family).lines(width: 1) == [family, family])
  }

  @Test func characterWrappingFillsTheLine() {
    let text = paragraph("aaaa bbbb cccc") { $0.wrapping = .character }
    let words = paragraph("aaaa bbbb cccc").lines(width: 62)
    #expect(words[0] == "aaaa")
    #expect(text.lines(width: 62)[0].hasPrefix("aaaa b"))
  }

  @Test func noLineIsWiderThanItsRoom() {
    let text = paragraph("The quick brown fox jumps over the lazy dog, twice — or more often.")
    for width in stride(from: CGFloat(40), through: 400, by: 7) {
      let layout = text.layout(width: width, height: nil)
      #expect(layout.lines.allSatisfy { $0.frame.width <= width + 0.001 })
      #expect(layout.lines.allSatisfy { !$0.text.isEmpty })
    }
  }

  @Test func tabsStopEvery28Points() {
    let layout = paragraph("a\tb").layout(width: nil, height: nil)
    #expect(isNear(layout.lines[0].fragments[0].positions[2], 28))
  }
}
