import CoreGraphics
import SwiftUI
import Testing

@testable import Charts

/// How the parts of pies and rings are drawn.
@MainActor
struct SectorOutlineTests {
  /// A quarter from the right to the bottom, of a ring around (100, 100).
  private func quarter(
    inside: CGFloat = 40, inset: CGFloat = 0, cornerRadius: CGFloat = 0, end: Double = .pi / 2
  ) -> Path {
    SectorOutline(
      center: CGPoint(x: 100, y: 100), inside: inside, outside: 100, start: 0, end: end,
      inset: inset, cornerRadius: cornerRadius
    ).path
  }

  private func contains(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
    path.contains(CGPoint(x: x, y: y))
  }

  @Test func aPartOfARingLiesBetweenItsArcs() {
    let path = quarter()
    #expect(contains(path, 150, 150))
    #expect(contains(path, 199, 101))
    #expect(contains(path, 141, 101))
    #expect(!contains(path, 139, 101))
    #expect(!contains(path, 120, 120))
    #expect(!contains(path, 150, 99))
  }

  @Test func cornersAreRound() {
    let path = quarter(cornerRadius: 12)
    // The four corners are gone, the middles of arcs and sides stay.
    for (x, y) in [(199, 101), (101, 199), (141, 101), (101, 141)] {
      #expect(!contains(path, CGFloat(x), CGFloat(y)), "\(x) \(y)")
    }
    #expect(contains(path, 170, 101))
    #expect(contains(path, 101, 170))
    #expect(contains(path, 100 + 99 * 0.7071, 100 + 99 * 0.7071))
    #expect(contains(path, 100 + 41 * 0.7071, 100 + 41 * 0.7071))
    let bounds = path.boundingRect
    #expect(abs(bounds.maxX - 199) < 1.5 && abs(bounds.minY - 100) < 0.5)
  }

  @Test func aRadiusWithoutRoomIsTakenAsFarAsThereIs() {
    let path = quarter(inside: 90, cornerRadius: 40)
    let middle = 95 * CGFloat(0.7071)
    #expect(contains(path, 100 + middle, 100 + middle))
    #expect(!contains(path, 100 + 80 * 0.7071, 100 + 80 * 0.7071))
    #expect(path.boundingRect.width <= 100.5)
  }

  @Test func theGapHasOneWidth() {
    let path = quarter(inside: 0, inset: 4, cornerRadius: 0)
    for x in [CGFloat(120), 150, 190] {
      #expect(!contains(path, x, 103.5))
      #expect(contains(path, x, 104.5))
    }
  }

  @Test func aPartThatIsAllGapIsNotDrawn() {
    #expect(quarter(inset: 4, end: 0.01).isEmpty)
  }

  @Test func theWholeIsARing() {
    let path = quarter(cornerRadius: 12, end: 2 * .pi)
    #expect(contains(path, 199, 100.5))
    #expect(contains(path, 50, 50))
    #expect(abs(path.boundingRect.width - 200) < 0.5)
  }

  @Test func marksHandTheirRadiusDown() {
    func outline(_ radius: CGFloat) -> Path {
      let content = BuildableContent {
        SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.4)).cornerRadius(radius)
        SectorMark(angle: .value("a", 3), innerRadius: .ratio(0.4))
      }
      let geometry = PlotGeometry(
        model: ChartModel(content.marks, ChartSettings()), size: CGSize(width: 200, height: 200))
      guard case .filled(let path)? = geometry.layers.first?.shape else { return Path() }
      return path
    }
    // The first quarter from the top: its corner at the right.
    #expect(contains(outline(0), 198.5, 99))
    #expect(!contains(outline(12), 198.5, 99))
    #expect(contains(outline(12), 150, 60))
  }
}

@MainActor
private struct BuildableContent {
  let marks: [MarkRecord]

  init<C: ChartContent>(@ChartContentBuilder _ content: () -> C) {
    marks = content()._marks.records
  }
}
