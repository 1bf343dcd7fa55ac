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

  @Test func layersKnowWhereThePlotIs() {
    func place(_ chart: (@escaping (ChartProxy) -> AnyView) -> AnyView) -> CGRect {
      ChartHost(
        chart { proxy in
          AnyView(
            GeometryReader { geometry in
              if let anchor = proxy.plotFrame {
                Text("middle").position(x: geometry[anchor].midX, y: geometry[anchor].midY)
              }
            })
        }
      ).frame("middle")
    }
    let over = place { layer in AnyView(chart.chartOverlay { layer($0) }) }
    let behind = place { layer in AnyView(chart.chartBackground { layer($0) }) }
    for frame in [over, behind] {
      #expect(abs(frame.midX - 150) < 0.5 && abs(frame.midY - 100) < 0.5, "\(frame)")
    }
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

  @Test func notesAreMovedIntoTheirBoundary() {
    let chart = CGRect(x: -20, y: -10, width: 140, height: 120)
    let plot = CGRect(x: 0, y: 0, width: 100, height: 100)
    let note = CGRect(x: -30, y: 95, width: 40, height: 20)
    func place(_ resolution: AnnotationOverflowResolution) -> CGPoint {
      resolution.resolved(note, chart: chart, plot: plot).origin
    }
    #expect(place(.automatic) == CGPoint(x: -30, y: 95))
    #expect(place(.init(x: .fit(to: .chart), y: .disabled)) == CGPoint(x: -20, y: 95))
    #expect(place(.init(x: .fit(to: .plot), y: .fit(to: .plot))) == CGPoint(x: 0, y: 80))
    #expect(place(.init(y: .fit)) == CGPoint(x: -30, y: 90))
  }

  @Test func aNoteAtTheEdgeIsMovedIntoTheChart() {
    func note(_ resolution: AnnotationOverflowResolution) -> CGRect {
      ChartHost(
        Chart {
          PointMark(x: .value("X", 0), y: .value("Y", 5))
            .annotation(position: .top, overflowResolution: resolution) {
              Text("a long note at the edge")
            }
          PointMark(x: .value("X", 10), y: .value("Y", 10))
        }
        .chartYAxis { AxisMarks(position: .leading) }
      ).frame("a long note at the edge")
    }
    #expect(note(.automatic).minX < -1)
    #expect(abs(note(.init(x: .fit(to: .chart), y: .disabled)).minX) < 0.5)
    #expect(note(.init(x: .fit(to: .plot), y: .disabled)).minX > 5)
  }
}
