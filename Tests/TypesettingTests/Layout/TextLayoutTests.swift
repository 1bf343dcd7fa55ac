import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

struct TextLayoutTests {
  @Test func baselinesAreOnPixels() {
    let layout = paragraph("a\nb").layout(width: nil, height: nil)
    // The ascender is 16.187 points; the nearest third is 16.333 for the first line.
    #expect(isNear(layout.firstBaseline, 16.333))
    #expect(isNear(layout.lastBaseline, 36.667))
    #expect(isNear(layout.lines[1].baseline - layout.lines[0].baseline, 20.287))
  }

  @Test func linesCoverTheWholeText() {
    let text = "The quick brown fox\njumps over\n\nthe lazy dog"
    let layout = paragraph(text).layout(width: 70, height: nil)
    var end = 0
    for line in layout.lines {
      #expect(line.range.lowerBound == end)
      end = line.range.upperBound
    }
    #expect(end == text.utf8.count)
  }

  @Test func positionsFollowEachOther() {
    let fragment = paragraph("Wave").layout(width: nil, height: nil).lines[0].fragments[0]
    #expect(fragment.positions.count == 4)
    for index in 1..<4 {
      let end = fragment.positions[index - 1] + fragment.advances[index - 1]
      #expect(isNear(fragment.positions[index], end))
    }
  }

  @Test(arguments: [
    (ParagraphOptions.Alignment.leading, false, 0.0), (.center, false, 0.5),
    (.trailing, false, 1.0), (.leading, true, 1.0), (.trailing, true, 0.0),
  ])
  func linesAreAlignedInTheirRoom(
    alignment: ParagraphOptions.Alignment, isRightToLeft: Bool, share: CGFloat
  ) {
    let text = paragraph("aligned") {
      $0.alignment = alignment
      $0.isRightToLeft = isRightToLeft
    }
    let line = text.layout(width: 300, height: nil).lines[0]
    #expect(isNear(line.frame.minX, (300 - line.frame.width) * share))
  }

  @Test func runsKeepTheirIndices() {
    let runs = [
      TextRun("one ", font: .resolve(system(17))),
      TextRun("two", font: .resolve(system(17, .bold))),
    ]
    let fragments = Paragraph(runs: runs).layout(width: nil, height: nil).lines[0].fragments
    #expect(fragments.map(\.runIndex) == [0, 1])
    #expect(fragments.map(\.text) == ["one ", "two"])
    #expect(isNear(fragments[1].minX, fragments[0].maxX))
  }

  @Test func rightToLeftLettersRunFromRightToLeft() {
    let text = paragraph("שלום") { $0.isRightToLeft = true }
    let fragment = text.layout(width: 200, height: nil).lines[0].fragments[0]
    #expect(fragment.isRightToLeft)
    #expect(fragment.positions == fragment.positions.sorted(by: >))
    #expect(isNear(fragment.maxX, 200))
  }

  @Test func numbersKeepTheirOrderInRightToLeftText() {
    let text = paragraph("עולה 15.50 היום") { $0.isRightToLeft = true }
    let fragments = text.layout(width: nil, height: nil).lines[0].fragments
    #expect(fragments.map(\.text) == [" היום", "15.50", "עולה "])
    #expect(fragments.map(\.isRightToLeft) == [true, false, true])
  }

  @Test func numbersFollowLatinWordsInRightToLeftText() {
    let text = paragraph("Count: 3") { $0.isRightToLeft = true }
    let fragments = text.layout(width: nil, height: nil).lines[0].fragments
    #expect(fragments.map(\.text) == ["Count: 3"])
  }

  @Test func latinWordInsideRightToLeftText() {
    let text = paragraph("abc שלום def")
    let fragments = text.layout(width: nil, height: nil).lines[0].fragments
    #expect(fragments.map(\.text) == ["abc ", "שלום", " def"])
  }

  @Test func caretStandsBetweenCharacters() throws {
    let layout = paragraph("ab\ncd").layout(width: nil, height: nil)
    let start = try #require(layout.caret(at: 0))
    let middle = try #require(layout.caret(at: 1))
    let second = try #require(layout.caret(at: 3))
    #expect(start.minX == 0 && middle.minX > 0)
    #expect(second.minX == 0 && second.minY > 20)
    #expect(layout.caret(at: 999) == layout.caret(at: 5))
  }

  @Test func pointFindsTheNearestBoundary() throws {
    let layout = paragraph("abc").layout(width: nil, height: nil)
    for offset in 0...3 {
      let caret = try #require(layout.caret(at: offset))
      #expect(layout.offset(nearest: CGPoint(x: caret.minX + 0.5, y: 5)) == offset)
    }
    #expect(layout.offset(nearest: CGPoint(x: 900, y: 900)) == 3)
    #expect(layout.offset(nearest: CGPoint(x: -5, y: -5)) == 0)
  }

  @Test func rectanglesCoverARange() {
    let layout = paragraph("one\ntwo").layout(width: nil, height: nil)
    #expect(layout.rectangles(of: 0..<7).count == 2)
    #expect(layout.rectangles(of: 2..<2).isEmpty)
  }
}
