import Accessibility
import CoreGraphics
import Testing

@testable import Charts
@testable import SwiftUI

@MainActor
@Suite struct ChartAxisStyleTests {
  private var chart: some View {
    Chart {
      BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10))
      BarMark(x: .value("Month", "Feb"), y: .value("Sales", 60))
    }
    .chartYAxis { AxisMarks(position: .leading) }
  }

  /// The frame of a text at an axis; null when there is none.
  private func label(_ text: String, in host: ChartHost) -> CGRect {
    host.elements.first { $0.elementType == .staticText && $0.label == text }?.frame ?? .null
  }

  @Test func aStyleThatChangesNothingLeavesAllWhereItWas() {
    let plain = ChartHost(chart)
    let styled = ChartHost(chart.chartXAxisStyle { $0 }.chartYAxisStyle { $0 })
    #expect(styled.elements.map(\.label) == plain.elements.map(\.label))
    #expect(
      zip(styled.elements, plain.elements).allSatisfy {
        abs($0.frame.minX - $1.frame.minX) < 1e-9 && abs($0.frame.minY - $1.frame.minY) < 1e-9
          && $0.frame.size == $1.frame.size
      })
    #expect(!label("Jan", in: plain).isNull)
  }

  @Test func aFrameMakesRoomForTheAxis() {
    let host = ChartHost(chart.chartXAxisStyle { $0.frame(height: 60, alignment: .top) })
    let bar = host.frame("Sales: 60")
    #expect(bar.maxY == 140)
    #expect(label("Feb", in: host).minY == 144)
    let wide = ChartHost(chart.chartYAxisStyle { $0.frame(width: 90, alignment: .trailing) })
    #expect(label("0", in: wide).maxX == 86)
    #expect(wide.frame("Sales: 10").minX >= 90)
  }

  @Test func whatIsBehindTheAxisIsAsLongAsThePlot() {
    let host = ChartHost(
      chart.chartXAxisStyle {
        $0.background { Color.red.accessibilityElement().accessibilityLabel("Ground") }
      })
    let ground = host.frame("Ground")
    #expect(ground.maxX == 300)
    #expect(ground.maxY == 200)
    #expect(ground.minX == label("0", in: host).maxX + 4)
    #expect(ground.minY == host.frame("Sales: 60").maxY)
  }

  @Test func theStyleReachesAllChartsInside() {
    let host = ChartHost(VStack { chart }.chartXAxisStyle { $0.hidden() })
    #expect(label("Jan", in: host).isNull)
    #expect(!label("0", in: host).isNull)
  }

  @Test func bothSidesAreStyledEachByItself() {
    let host = ChartHost(
      chart.chartXAxis {
        AxisMarks(position: .top)
        AxisMarks(position: .bottom)
      }
      .chartXAxisStyle { $0.frame(height: 50, alignment: .center) })
    #expect(host.frame("Sales: 60").maxY == 150)
    #expect(host.frame("Sales: 60").minY >= 50)
  }
}
