import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

struct TruncationTests {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  private func oneLine(_ mode: ParagraphOptions.Truncation) -> Paragraph {
    paragraph(sentence) {
      $0.lineLimit = 1
      $0.truncation = mode
    }
  }

  @Test func tailEndsWithAnEllipsis() {
    let line = oneLine(.tail).lines(width: 120)[0]
    #expect(line.hasPrefix("The quick") && line.hasSuffix("…"))
  }

  @Test func headBeginsWithAnEllipsis() {
    let line = oneLine(.head).lines(width: 120)[0]
    #expect(line.hasPrefix("…") && line.hasSuffix("lazy dog"))
  }

  @Test func middleKeepsBothEnds() {
    let line = oneLine(.middle).lines(width: 120)[0]
    #expect(line.hasPrefix("The q") && line.hasSuffix("dog") && line.contains("…"))
  }

  @Test func clippedTextHasNoEllipsis() {
    let layout = oneLine(.clip).layout(width: 120, height: nil)
    #expect(layout.isTruncated)
    #expect(!layout.lines[0].hasEllipsis)
  }

  @Test(arguments: [ParagraphOptions.Truncation.head, .middle, .tail])
  func truncatedLineFits(mode: ParagraphOptions.Truncation) {
    for width in stride(from: CGFloat(20), through: 300, by: 9) {
      let layout = oneLine(mode).layout(width: width, height: nil)
      #expect(layout.isTruncated)
      #expect(layout.lines[0].frame.width <= width + 0.001)
    }
  }

  @Test func onlyTheLastLineIsTruncated() {
    let text = paragraph(sentence) { $0.lineLimit = 2 }
    let layout = text.layout(width: 100, height: nil)
    #expect(layout.lines.map(\.hasEllipsis) == [false, true])
  }

  @Test func missingParagraphsShowAnEllipsis() {
    let text = paragraph("first\nsecond") { $0.lineLimit = 1 }
    #expect(text.lines(width: nil) == ["first…"])
  }

  @Test func textThatFitsIsNotTruncated() {
    let layout = paragraph("fits").layout(width: 200, height: 30)
    #expect(!layout.isTruncated)
    #expect(!layout.lines[0].hasEllipsis)
  }

  @Test func noRoomAtAllIsSafe() {
    let text = paragraph("word") { $0.lineLimit = 1 }
    #expect(text.size(width: 0, height: 0).width == 0)
    #expect(text.lines(width: 0) == ["…"])
  }

  @Test func tighteningSavesAFewPoints() {
    let natural = paragraph(sentence).idealSize.width
    let text = paragraph(sentence) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    let layout = text.layout(width: natural * 0.97, height: nil)
    #expect(!layout.isTruncated)
    #expect(layout.lines[0].text == sentence)
    #expect(text.layout(width: natural * 0.9, height: nil).isTruncated)
  }

  @Test func textShrinksBeforeItIsTruncated() {
    let text = paragraph(sentence) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    let natural = text.idealSize
    let layout = text.layout(width: natural.width * 0.75, height: nil)
    #expect(!layout.isTruncated)
    #expect((0.73...0.76).contains(layout.scaleFactor))
    #expect(layout.size.height < natural.height)
    #expect(layout.lines[0].fragments[0].font.descriptor.size < 13)
  }

  @Test func textThatIsTooLongAtItsSmallestIsTruncatedThere() {
    let text = paragraph(sentence) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    let layout = text.layout(width: text.idealSize.width * 0.3, height: nil)
    #expect(layout.isTruncated)
    #expect(layout.scaleFactor == 0.5)
  }

  @Test(arguments: [CGFloat.nan, 0, -1, 2, .infinity])
  func unusableScaleFactorDoesNotShrink(factor: CGFloat) {
    let text = paragraph(sentence) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = factor
    }
    #expect(text.layout(width: 100, height: nil).scaleFactor == 1)
  }
}
