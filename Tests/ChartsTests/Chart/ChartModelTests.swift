import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite struct ChartModelTests {
  private func model<C: ChartContent>(
    _ change: (inout ChartSettings) -> Void = { _ in }, @ChartContentBuilder _ content: () -> C
  ) -> ChartModel {
    var settings = ChartSettings()
    change(&settings)
    return ChartModel(content()._marks.records, settings)
  }

  @Test func anEmptyChartHasNoMarks() {
    let model = model {}
    #expect(model.marks.isEmpty)
    #expect(model.legend.isEmpty)
    #expect(model.sectors.isEmpty)
  }

  @Test func theScaleTakesZeroIn() {
    let model = model { PointMark(x: .value("X", 80), y: .value("Y", 95)) }
    #expect(model.y.domain == [.number(0), .number(100)])
    #expect(model.marks.first?.y.lowerBound == 0.95)
  }

  @Test func aScaleCanLeaveZeroOut() {
    let model = model {
      $0.y.includesZero = false
    } _: {
      PointMark(x: .value("X", 1), y: .value("Y", 80))
      PointMark(x: .value("X", 2), y: .value("Y", 100))
    }
    #expect(model.y.domain == [.number(80), .number(100)])
  }

  @Test func aDomainIsTakenAsItIs() {
    let model = model {
      $0.y.domain = [.number(0), .number(33)]
      $0.x.domain = [.category("b"), .category("a")]
    } _: {
      BarMark(x: .value("X", "a"), y: .value("Y", 11))
    }
    #expect(model.y.domain == [.number(0), .number(33)])
    #expect(model.x.domain == [.category("b"), .category("a")])
    #expect(model.marks.first?.x.lowerBound == 0.75)
  }

  @Test func valuesOutsideOfTheCategoriesAreLeftOut() {
    let model = model {
      $0.x.domain = [.category("a")]
    } _: {
      BarMark(x: .value("X", "a"), y: .value("Y", 1))
      BarMark(x: .value("X", "z"), y: .value("Y", 1))
    }
    #expect(model.marks.count == 1)
  }

  @Test func barsOfARangeKeepTheirEnds() {
    let model = model {
      BarMark(x: .value("Day", "Mon"), yStart: .value("Low", 20), yEnd: .value("High", 80))
      BarMark(x: .value("Day", "Tue"), yStart: .value("Low", 0), yEnd: .value("High", 100))
    }
    #expect(model.marks.first?.y == 0.2...0.8)
  }

  @Test func stylesAreGivenInTheOrderOfTheValues() {
    let model = model {
      ForEach(0..<3) { index in
        PointMark(x: .value("X", 1), y: .value("Y", 1))
          .foregroundStyle(by: .value("Kind", ["b", "a", "b"][index]))
      }
    }
    #expect(model.legend.map(\.name) == ["b", "a"])
  }

  @Test func rulesReachAcrossThePlot() {
    let model = model {
      RuleMark(x: .value("X", 5))
      PointMark(x: .value("X", 10), y: .value("Y", 1))
    }
    #expect(model.marks.first?.y == 0...1)
    #expect(model.marks.first?.x == 0.5...0.5)
  }

  @Test func sectorsWithoutAShareAreLeftOut() {
    let model = model {
      SectorMark(angle: .value("Votes", 0))
      SectorMark(angle: .value("Votes", 2))
    }
    #expect(model.sectors.count == 1)
    #expect(model.sectors.first?.end == 1)
  }

  @Test func theNearestStyleWins() {
    let records = BarMark(x: .value("X", "a"), y: .value("Y", 1))
      .opacity(0.5)
      .cornerRadius(3)
      .cornerRadius(9)
      .opacity(0.5)
      .offset(x: 2)
      .offset(x: 3, y: 1)
      .accessibilityHidden(true)
      ._marks.records
    #expect(records.first?.cornerRadius == 3)
    #expect(records.first?.opacity == 0.25)
    #expect(records.first?.offset == CGSize(width: 5, height: 1))
    #expect(records.first?.isHidden == true)
  }

  @Test func widthsAreFixedOrAPartOfTheBand() {
    #expect(MarkDimension.fixed(8).width(in: 40, automatic: 0.7) == 8)
    #expect(MarkDimension.ratio(0.5).width(in: 40, automatic: 0.7) == 20)
    #expect(MarkDimension.inset(5).width(in: 40, automatic: 0.7) == 30)
    #expect(MarkDimension.inset(50).width(in: 40, automatic: 0.7) == 0)
    #expect(MarkDimension.automatic.width(in: 40, automatic: 0.75) == 30)
    let literal: MarkDimension = 12
    #expect(literal.width(in: 40, automatic: 1) == 12)
  }
}
