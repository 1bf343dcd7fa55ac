import CoreGraphics
import Testing

@testable import Charts
@testable import SwiftUI

@MainActor
@Suite struct AxisTitleTests {
  private var chart: some View {
    Chart {
      BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10))
      BarMark(x: .value("Month", "Feb"), y: .value("Sales", 60))
    }
  }

  @Test func theLabelOfTheXAxisStandsBelowByItself() {
    let host = ChartHost(chart.chartXAxisLabel("Months"))
    #expect(host.frame("Months").minY > host.frame("Jan").minY)
    #expect(host.frame("Months").maxY == 200)
  }

  @Test func aLabelStandsAtItsPosition() {
    let above = ChartHost(chart.chartXAxisLabel("Months", position: .top))
    #expect(above.frame("Months").minY == 0)
    #expect(above.frame("Sales: 60").minY >= above.frame("Months").maxY)
    let before = ChartHost(chart.chartYAxisLabel("Sales", position: .leading))
    #expect(before.frame("Sales").minX == 0)
    #expect(before.frame("Sales: 10").minX >= before.frame("Sales").maxX)
    let behind = ChartHost(chart.chartYAxisLabel("Sales", position: .trailing))
    #expect(behind.frame("Sales").maxX == 300)
  }

  @Test func aLabelIsAlignedAlongItsSide() {
    func x(_ alignment: Alignment) -> CGRect {
      ChartHost(chart.chartXAxisLabel("Months", alignment: alignment)).frame("Months")
    }
    #expect(x(.leading).minX == 0)
    #expect(x(.leading).maxX < x(.center).minX)
    #expect(x(.center).maxX < x(.trailing).minX)
    func y(_ alignment: Alignment) -> CGRect {
      ChartHost(chart.chartYAxisLabel("Sales", position: .leading, alignment: alignment))
        .frame("Sales")
    }
    #expect(y(.top).minY == 0)
    #expect(y(.top).maxY < y(.center).minY && y(.center).maxY < y(.bottom).minY)
  }

  @Test func aPositionAtACornerIsAnAlignment() {
    let corner = ChartHost(chart.chartXAxisLabel("Months", position: .topLeading))
    #expect(corner.frame("Months").minX == 0 && corner.frame("Months").minY == 0)
  }

  @Test func spacingKeepsThePlotAway() {
    func top(_ spacing: CGFloat?) -> CGFloat {
      ChartHost(chart.chartXAxisLabel("Months", position: .top, spacing: spacing))
        .frame("Sales: 60").minY
    }
    #expect(abs(top(30) - top(nil) - 26) < 0.5)
  }

  @Test func severalLabelsStandBeyondEachOther() {
    let host = ChartHost(chart.chartXAxisLabel("Months").chartXAxisLabel("2024"))
    #expect(host.frame("2024").minY >= host.frame("Months").maxY)
  }
}
