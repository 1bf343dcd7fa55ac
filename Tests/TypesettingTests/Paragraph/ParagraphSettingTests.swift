import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Paragraphs of one text that are set in ways of their own.
struct ParagraphSettingTests {
  private static let sentence = "one two three four five six seven eight nine ten"

  private func text(
    _ parts: [(String, ((inout ParagraphOptions) -> Void)?)]
  ) -> Paragraph {
    Paragraph(
      runs: parts.map { text, change in
        TextRun(
          .text(text), font: .resolve(system(17)),
          paragraph: change.map { change in
            var options = ParagraphOptions()
            change(&options)
            return ParagraphOptions.Shared(options)
          })
      })
  }

  private func lines(_ paragraph: Paragraph, _ width: CGFloat?) -> [TextLine] {
    paragraph.layout(width: width, height: nil).lines
  }

  @Test func theFirstLineHasAnIndentOfItsOwn() {
    let found = lines(
      text([
        (
          Self.sentence,
          {
            $0.firstLineIndent = 30
            $0.indent = 10
          }
        )
      ]), 150)
    #expect(found.count > 2)
    #expect(found.map(\.frame.minX) == [30] + Array(repeating: 10, count: found.count - 1))
    #expect(found.allSatisfy { $0.frame.maxX <= 150 })
  }

  @Test func aLineFeedBeginsAParagraphAndALineSeparatorDoesNot() {
    let feed = lines(text([("a\nb", { $0.firstLineIndent = 20 })]), nil)
    #expect(feed.map(\.frame.minX) == [20, 20])
    let separator = lines(text([("a\u{2028}b", { $0.firstLineIndent = 20 })]), nil)
    #expect(separator.map(\.frame.minX) == [20, 0])
  }

  @Test(arguments: [(-40.0, 110.0), (110.0, 110.0), (0, 150)])
  func theTailSaysWhereLinesEnd(tail: CGFloat, end: CGFloat) {
    let found = lines(
      text([
        (
          Self.sentence,
          {
            $0.tailIndent = tail
            $0.alignment = .trailing
          }
        )
      ]), 150)
    #expect(found.count > 1)
    #expect(found.allSatisfy { isNear($0.frame.maxX, end) })
  }

  @Test func theIdealWidthHasRoomForTheIndents() {
    let plain = text([("words", nil)]).idealSize.width
    let indented = text([
      (
        "words",
        {
          $0.firstLineIndent = 12
          $0.tailIndent = -8
        }
      )
    ])
    #expect(isNear(indented.idealSize.width, plain + 20, within: 0.34))
    #expect(lines(indented, indented.idealSize.width).count == 1)
  }

  @Test func paragraphsKeepTheirDistance() {
    let bare = lines(text([("a\nb\nc", nil)]), nil)
    let spaced = lines(
      text([
        ("a\n", { $0.spacingAfter = 5 }), ("b\n", { $0.spacingBefore = 3 }), ("c", nil),
      ]), nil)
    let natural = bare[1].baseline - bare[0].baseline
    #expect(isNear(spaced[1].baseline - spaced[0].baseline, natural + 8))
    #expect(isNear(spaced[2].baseline - spaced[1].baseline, natural))
  }

  @Test func nothingIsBeforeTheFirstParagraphAndBehindTheLast() {
    let bare = text([("a", nil)]).idealSize
    let spaced = text([
      (
        "a",
        {
          $0.spacingBefore = 30
          $0.spacingAfter = 30
        }
      )
    ]).idealSize
    #expect(spaced == bare)
  }

  @Test func theFirstRunOfAParagraphSaysHowItIsSet() {
    let found = lines(
      text([
        ("a", { $0.alignment = .center }), ("b\n", { $0.alignment = .trailing }), ("c", nil),
      ]), 100)
    #expect(isNear(found[0].frame.midX, 50))
    #expect(found[1].frame.minX == 0)
  }

  @Test func eachParagraphHasADirection() {
    let found = lines(text([("ab\n", { $0.isRightToLeft = true }), ("ab", nil)]), 100)
    #expect(isNear(found[0].frame.maxX, 100))
    #expect(found[1].frame.minX == 0)
  }

  @Test func indentsAreOnTheSideWhereLinesBegin() {
    let found = lines(
      text([
        (
          "ab",
          {
            $0.firstLineIndent = 25
            $0.isRightToLeft = true
          }
        )
      ]), 100)
    #expect(isNear(found[0].frame.maxX, 75))
  }

  @Test func wrappedLinesAreJustifiedAndTheLastOneIsNot() {
    let found = lines(text([(Self.sentence, { $0.alignment = .justified })]), 140)
    #expect(found.count > 2)
    for line in found.dropLast() {
      #expect(isNear(line.frame.width, 140))
      #expect(isNear(line.fragments.last?.maxX ?? 0, 140))
      #expect(line.frame.minX == 0)
    }
    #expect((found.last?.frame.width ?? 140) < 139)
    // Letters stand as they did; only spaces are wider.
    let plain = lines(text([(Self.sentence, nil)]), 140)
    #expect(plain.map(\.text) == found.map(\.text))
    #expect(plain[0].fragments[0].advances[0] == found[0].fragments[0].advances[0])
  }

  @Test func theLastLineThatIsShownIsCutAsItsParagraphSays() {
    let found = text([
      ("short\n", { $0.truncation = .tail }), (Self.sentence, { $0.truncation = .head }),
    ]).layout(width: 150, height: 41)
    #expect(found.lines.count == 2)
    #expect(found.lines[1].text.hasPrefix("\u{2026}"))
  }
}
