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
      let (before, after) = (text(label, in: usual), text(label, in: large))
      #expect(after.height > before.height * 1.5)
      // The plot leaves it the room.
      #expect(after.maxY <= 200.01)
    }
  }

  private func text(_ label: String, in host: ChartHost) -> CGRect {
    host.elements.first { $0.elementType == .staticText && $0.label == label }?.frame ?? .null
  }

  private let names = ["January", "February", "March", "April", "May", "June"]

  private func months(_ resolution: AxisValueLabelCollisionResolution) -> ChartHost {
    ChartHost(
      Chart(names, id: \.self) { BarMark(x: .value("Month", $0), y: .value("Sales", 10)) }
        .chartXAxis { AxisMarks { AxisValueLabel(collisionResolution: resolution) } }
        .environment(\.dynamicTypeSize, .accessibility1))
  }

  private func shown(_ host: ChartHost) -> [CGRect] {
    names.map { text($0, in: host) }.filter { !$0.isNull && $0.minX > -1000 }
  }

  @Test func labelsThatWouldLieOverOthersAreLeftOut() {
    let frames = shown(months(.automatic)).sorted { $0.minX < $1.minX }
    #expect((1..<6).contains(frames.count))
    for (label, next) in zip(frames, frames.dropFirst()) { #expect(label.maxX <= next.minX + 0.5) }
    #expect(shown(months(.disabled)).count == 6)
  }
}
