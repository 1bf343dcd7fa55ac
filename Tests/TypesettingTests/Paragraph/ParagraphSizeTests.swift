import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

struct ParagraphSizeTests {
  private let body = FontDescriptor(style: .body)

  @Test func emptyTextIsOneLineHighWithoutWidth() {
    #expect(isNear(paragraph("").idealSize.height, 20.333))
    #expect(paragraph("").idealSize.width == 0)
  }

  @Test(arguments: [
    (TextStyle.body, 2, 42.333), (.body, 3, 64.333), (.largeTitle, 2, 81.667),
    (.largeTitle, 3, 122.667), (.subheadline, 2, 38),
  ])
  func linesOfAStyleAreItsLeadingApart(style: TextStyle, lines: Int, height: CGFloat) {
    let text = Array(repeating: "line", count: lines).joined(separator: "\n")
    let size = paragraph(text, FontDescriptor(style: style)).idealSize
    #expect(isNear(size.height, height))
  }

  @Test func linesOfAPlainFontAreTheLineHeightApart() {
    #expect(isNear(paragraph("a\nb").idealSize.height, 40.667))
    #expect(isNear(paragraph("a\nb\nc").idealSize.height, 61))
    #expect(isNear(paragraph("a\nb", system(15)).idealSize.height, 36))
  }

  @Test func widthHugsTheWidestLine() {
    let text = paragraph("wide enough to wrap")
    let size = text.size(width: 100, height: nil)
    #expect(size.width < 100)
    #expect(isNear(size.height, 40.667))
    #expect(text.size(width: size.width, height: nil) == size)
  }

  @Test func roomyProposalGivesTheIdealSize() {
    let text = paragraph("short")
    #expect(text.size(width: 500, height: 500) == text.idealSize)
    #expect(text.size(width: text.idealSize.width, height: nil) == text.idealSize)
    #expect(text.size(width: nil, height: nil) == text.idealSize)
  }

  @Test func linesThatDoNotFitTheHeightAreDropped() {
    let text = paragraph("one two three four five six seven")
    let all = text.size(width: 60, height: nil).height
    let two = text.size(width: 60, height: 45)
    #expect(isNear(two.height, 40.667))
    #expect(all > 80)
  }

  @Test func oneLineIsAlwaysLaidOut() {
    #expect(isNear(paragraph("one two three").size(width: 60, height: 1).height, 20.333))
    #expect(isNear(paragraph("one two three").size(width: 60, height: 0).height, 20.333))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func unusableProposalIsNoLimit(length: CGFloat) {
    let text = paragraph("some words to measure")
    #expect(text.size(width: length, height: length) == text.idealSize)
  }

  @Test(arguments: [CGFloat(0), -10, -CGFloat.greatestFiniteMagnitude])
  func noRoomGivesOneCharacterALine(width: CGFloat) {
    let text = paragraph("abc")
    #expect(text.lines(width: width) == ["a", "b", "c"])
    #expect(isNear(text.size(width: width, height: nil).height, 61))
  }

  @Test func lineLimitBoundsTheHeight() {
    let text = paragraph("one two three four five") { $0.lineLimit = 2 }
    #expect(isNear(text.size(width: 40, height: nil).height, 40.667))
    let unusable = paragraph("one two three") { $0.lineLimit = 0 }
    #expect(isNear(unusable.size(width: 40, height: nil).height, 20.333))
  }

  @Test func reservedLinesTakeTheirHeight() {
    let one = paragraph("one", body) { $0.minimumLineCount = 3 }
    #expect(isNear(one.idealSize.height, 64.333))
  }

  @Test func lineSpacingStandsBetweenLines() {
    let text = paragraph("a\nb\nc") { $0.lineSpacing = 5 }
    #expect(isNear(text.idealSize.height, 71))
  }

  @Test func lineHeightsCanBeBound() {
    let high = paragraph("a\nb") { $0.minimumLineHeight = 30 }
    let low = paragraph("a\nb") { $0.maximumLineHeight = 10 }
    let multiplied = paragraph("a") { $0.lineHeightMultiple = 2 }
    #expect(high.idealSize.height == 60)
    #expect(low.idealSize.height == 20)
    #expect(isNear(multiplied.idealSize.height, 40.667))
  }

  @Test func trackingWidensEveryGlyph() {
    let font = ResolvedFont.resolve(system(17))
    let plain = Paragraph("abcd", font: font).layout(width: nil, height: nil)
    let run = TextRun("abcd", font: font, tracking: 3)
    let tracked = Paragraph(runs: [run]).layout(width: nil, height: nil)
    #expect(isNear(tracked.lines[0].frame.width - plain.lines[0].frame.width, 12))
  }

  @Test func highestRunMakesTheLine() {
    let small = TextRun("small ", font: .resolve(system(10)))
    let large = TextRun("large", font: .resolve(system(34)))
    let size = Paragraph(runs: [small, large]).idealSize
    #expect(isNear(size.height, 40.667))
  }

  @Test func attachmentStandsOnTheBaseline() {
    let font = ResolvedFont.resolve(system(17))
    let image = TextRun(.attachment(CGSize(width: 30, height: 40)), font: font)
    let paragraph = Paragraph(runs: [image, TextRun("text", font: font)])
    #expect(isNear(paragraph.idealSize.height, 44.333))
    #expect(paragraph.idealSize.width > 30)
    #expect(paragraph.text == "\u{FFFC}text")
  }

  @Test func trailingSpaceOfTheLastLineCounts() {
    #expect(paragraph("a ").idealSize.width > paragraph("a").idealSize.width)
  }

  @Test func noRunsIsNothing() {
    #expect(Paragraph(runs: []).idealSize == .zero)
    #expect(Paragraph(runs: []).layout(width: 10, height: 10).lines.count == 1)
  }

  @Test func aMegabyteWithoutASpaceIsQuick() {
    let text = paragraph(String(repeating: "x", count: 1_000_000))
    let clock = ContinuousClock()
    let elapsed = clock.measure { _ = text.size(width: 300, height: nil) }
    // Generous, for a debug build on a busy machine; anything quadratic takes hours.
    #expect(elapsed < .seconds(20))
  }
}
