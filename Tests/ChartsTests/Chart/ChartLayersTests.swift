import CoreGraphics
import Testing

@testable import Charts
@testable import SwiftUI

@MainActor
@Suite struct ChartLayersTests {
  private var chart: some View {
    Chart { BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test func anOverlayIsAligned() {
    func frame(_ alignment: Alignment) -> CGRect {
      ChartHost(chart.chartOverlay(alignment: alignment) { _ in Text("over") }).frame("over")
    }
    #expect(frame(.topLeading).origin == .zero)
    let last = frame(.bottomTrailing)
    #expect(last.maxX == 300 && last.maxY == 200)
    #expect(abs(frame(.center).midX - 150) < 0.5)
  }

  @Test func aBackgroundIsAligned() {
    let host = ChartHost(chart.chartBackground(alignment: .top) { _ in Text("behind") })
    #expect(host.frame("behind").minY == 0)
    #expect(abs(host.frame("behind").midX - 150) < 0.5)
  }

  @Test func theLegendIsAligned() {
    func legend(_ position: AnnotationPosition, _ alignment: Alignment) -> CGRect {
      ChartHost(
        Chart {
          BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10))
            .foregroundStyle(by: .value("Shop", "North"))
        }
        .chartLegend(position: position, alignment: alignment)
      ).frame("North")
    }
    #expect(legend(.bottom, .leading).maxX < legend(.bottom, .center).minX)
    #expect(abs(legend(.top, .trailing).maxX - 300) < 0.5)
    #expect(legend(.trailing, .top).minY == 0)
    #expect(abs(legend(.trailing, .bottom).maxY - 200) < 0.5)
  }

  @Test func aNoteIsAlignedAlongItsMark() {
    let rect = CGRect(x: 100, y: 50, width: 80, height: 40)
    func place(_ position: AnnotationPosition, _ alignment: Alignment) -> CGPoint {
      NoteLayout(rect: rect, position: position, alignment: alignment, spacing: 4).place(rect).point
    }
    #expect(place(.top, .leading) == CGPoint(x: 100, y: 46))
    #expect(place(.top, .center) == CGPoint(x: 140, y: 46))
    #expect(place(.bottom, .trailing) == CGPoint(x: 180, y: 94))
    #expect(place(.leading, .top) == CGPoint(x: 96, y: 50))
    #expect(place(.overlay, .bottomTrailing) == CGPoint(x: 180, y: 90))
  }
}
