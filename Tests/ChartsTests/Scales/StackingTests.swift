import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite struct StackingTests {
  private func model<C: ChartContent>(
    _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> C
  ) -> ChartModel {
    ChartModel(content()._marks.records, settings)
  }

  private func bar(_ month: String, _ count: Int, _ shop: String) -> some ChartContent {
    BarMark(x: .value("Month", month), y: .value("Sales", count))
      .foregroundStyle(by: .value("Shop", shop))
  }

  private func rounded(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    ranges.map { range in
      (range.lowerBound * 1000).rounded() / 1000...(range.upperBound * 1000).rounded() / 1000
    }
  }

  @Test func otherPlacesHaveTheirOwnStack() {
    let model = model {
      bar("Jan", 10, "North")
      bar("Feb", 20, "North")
      bar("Jan", 30, "South")
    }
    #expect(rounded(model.marks.map(\.y)) == [0...0.25, 0...0.5, 0.25...1])
  }

  @Test func negativeValuesStackDownwards() {
    let model = model {
      bar("Jan", 20, "North")
      bar("Jan", -20, "South")
      bar("Jan", -20, "East")
    }
    let ranges = model.marks.map(\.y)
    #expect(ranges[1].upperBound == ranges[0].lowerBound)
    #expect(ranges[2].upperBound == ranges[1].lowerBound)
  }

  @Test func normalizedStacksFillTheWhole() {
    let model = model {
      BarMark(x: .value("M", "Jan"), y: .value("S", 1), stacking: .normalized)
        .foregroundStyle(by: .value("K", "a"))
      BarMark(x: .value("M", "Jan"), y: .value("S", 3), stacking: .normalized)
        .foregroundStyle(by: .value("K", "b"))
      BarMark(x: .value("M", "Feb"), y: .value("S", 5), stacking: .normalized)
        .foregroundStyle(by: .value("K", "a"))
    }
    #expect(rounded(model.marks.map(\.y)) == [0...0.25, 0.25...1, 0...1])
  }

  @Test func unstackedBarsBeginAtZero() {
    let model = model {
      BarMark(x: .value("M", "Jan"), y: .value("S", 10), stacking: .unstacked)
        .foregroundStyle(by: .value("K", "a"))
      BarMark(x: .value("M", "Jan"), y: .value("S", 20), stacking: .unstacked)
        .foregroundStyle(by: .value("K", "b"))
    }
    #expect(rounded(model.marks.map(\.y)) == [0...0.5, 0...1])
  }

  @Test func barsSideBySideAreNotStacked() {
    let model = model {
      bar("Jan", 10, "North").position(by: .value("Shop", "North"))
      bar("Jan", 20, "South").position(by: .value("Shop", "South"))
    }
    #expect(rounded(model.marks.map(\.y)) == [0...0.5, 0...1])
  }

  @Test func linesAreNotStacked() {
    let model = model {
      LineMark(x: .value("M", "Jan"), y: .value("S", 10), series: .value("K", "a"))
      LineMark(x: .value("M", "Jan"), y: .value("S", 20), series: .value("K", "b"))
    }
    #expect(rounded(model.marks.map(\.y)) == [0.5...0.5, 1...1])
  }
}
