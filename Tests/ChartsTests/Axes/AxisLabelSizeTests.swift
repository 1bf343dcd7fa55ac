import CoreGraphics
import Testing

@testable import Charts
@testable import SwiftUI

@MainActor
@Suite struct AxisLabelSizeTests {
  private var chart: some View {
    Chart {
      BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10))
      BarMark(x: .value("Month", "Feb"), y: .value("Sales", 60))
    }
    .chartXAxisLabel("Months")
  }

  @Test func labelsGrowWithTheTextSize() {
    let usual = ChartHost(chart)
    let large = ChartHost(chart.environment(\.dynamicTypeSize, .accessibility1))
    for label in ["Jan", "Months"] {
      #expect(large.frame(label).height > usual.frame(label).height * 1.5)
    }
    // The plot leaves them the room.
    #expect(large.frame("Jan").maxY <= 200)
  }

  private func months(_ resolution: AxisValueLabelCollisionResolution) -> ChartHost {
    let names = ["January", "February", "March", "April", "May", "June"]
    return ChartHost(
      Chart(names, id: \.self) { BarMark(x: .value("Month", $0), y: .value("Sales", 10)) }
        .chartXAxis { AxisMarks { AxisValueLabel(collisionResolution: resolution) } }
        .environment(\.dynamicTypeSize, .accessibility1))
  }

  private func shown(_ host: ChartHost) -> [CGRect] {
    host.elements.filter { $0.elementType == .staticText && $0.frame.minX > -1000 }.map(\.frame)
      .filter { $0.minY > 100 }
  }

  @Test func labelsThatWouldLieOverOthersAreLeftOut() {
    let frames = shown(months(.automatic)).sorted { $0.minX < $1.minX }
    #expect((1..<6).contains(frames.count))
    for (label, next) in zip(frames, frames.dropFirst()) { #expect(label.maxX <= next.minX + 0.5) }
    #expect(shown(months(.disabled)).count == 6)
  }
}
