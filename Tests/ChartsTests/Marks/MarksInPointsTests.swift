import CoreGraphics
import Testing

@testable import Charts
@testable import SwiftUI

/// Marks of which some ends are told in points, and areas that stand upright.
@MainActor
@Suite struct MarksInPointsTests {
  private func rects<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> [CGRect] {
    PlotGeometry(
      model: ChartModel(content()._marks.records, ChartSettings()),
      size: CGSize(width: 100, height: 100)
    ).places.map(\.rect)
  }

  @Test func barsReachFromPlaceToPlace() throws {
    let band = try #require(
      rects { BarMark(x: .value("x", "a"), yStart: 10, yEnd: 30, width: .fixed(20)) }.first)
    #expect(band == CGRect(x: 40, y: 10, width: 20, height: 20))
    let lying = try #require(
      rects { BarMark(xStart: 20, y: .value("y", "a"), height: .fixed(10)) }.first)
    #expect(lying == CGRect(x: 20, y: 45, width: 80, height: 10))
  }

  @Test func aBarAtANumberBetweenPlacesIsNotStacked() throws {
    let rects = rects {
      BarMark(x: .value("x", 0), yStart: 0, yEnd: 10, width: .fixed(4))
      BarMark(x: .value("x", 10), yStart: 0, yEnd: 10, width: .fixed(4))
    }
    #expect(rects.map(\.width) == [4, 4])
    #expect(rects[1].midX > rects[0].midX + 50)
  }

  @Test func rectanglesWithoutAValueReachFromEdgeToEdge() throws {
    #expect(
      rects { RectangleMark(xStart: 10, xEnd: 30, yStart: 5) }
        == [CGRect(x: 10, y: 5, width: 20, height: 95)])
    #expect(rects { RectangleMark() } == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    let column = try #require(rects { RectangleMark(x: .value("x", "a"), width: 10) }.first)
    #expect(column == CGRect(x: 45, y: 0, width: 10, height: 100))
    let row = try #require(rects { RectangleMark(y: .value("y", "a"), height: 10) }.first)
    #expect(row == CGRect(x: 0, y: 45, width: 100, height: 10))
  }

  @Test func anAreaMayStandUpright() throws {
    let rects = rects {
      AreaMark(xStart: .value("a", 0), xEnd: .value("b", 50), y: .value("y", 0))
      AreaMark(xStart: .value("a", 20), xEnd: .value("b", 100), y: .value("y", 100))
    }
    #expect(rects.count == 2)
    #expect(abs(rects[0].minX) < 0.5 && abs(rects[0].width - 50) < 0.5)
    #expect(abs(rects[1].minX - 20) < 0.5 && abs(rects[1].width - 80) < 0.5)
    #expect(rects[1].midY < rects[0].midY - 90)
  }

  @Test func rulesFromValueToValueStandWhereTheyAreToldOrInTheMiddle() {
    let span = rects {
      RuleMark(xStart: .value("a", 0), xEnd: .value("b", 10))
      RuleMark(xStart: .value("a", 0), xEnd: .value("b", 10), y: 20)
      RuleMark(yStart: .value("a", 0), yEnd: .value("b", 10))
      RuleMark(x: 30, yStart: .value("a", 0), yEnd: .value("b", 10))
    }
    #expect(
      span == [
        CGRect(x: 0, y: 50, width: 100, height: 0), CGRect(x: 0, y: 20, width: 100, height: 0),
        CGRect(x: 50, y: 0, width: 0, height: 100), CGRect(x: 30, y: 0, width: 0, height: 100),
      ])
  }
}
