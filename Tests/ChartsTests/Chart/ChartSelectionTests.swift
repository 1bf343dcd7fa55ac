import CoreGraphics
import Testing

@testable import Charts
@testable import SwiftUI

@MainActor
@Suite struct ChartSelectionTests {
  @Test func aFingerSelectsARange() {
    var range: ClosedRange<Double>?
    let chart = LiveChart(
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0))
        PointMark(x: .value("x", 10), y: .value("y", 10))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartXScale(domain: 0...10)
      .chartXSelection(range: Binding(get: { range }, set: { range = $0 })))
    chart.touch(.began, CGPoint(x: 240, y: 100))
    chart.touch(.moved, CGPoint(x: 60, y: 100))
    #expect(range == 2...8)
    chart.touch(.ended, CGPoint(x: 60, y: 100))
    #expect(range == nil)
  }

  @Test func anOwnGestureKnowsThePlot() {
    var value: Double?
    let chart = LiveChart(
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXScale(domain: 0...10)
        .chartGesture { proxy in
          SpatialTapGesture().onEnded { value = proxy.value(atX: $0.location.x) }
        })
    chart.touch(.began, CGPoint(x: 90, y: 100))
    chart.touch(.ended, CGPoint(x: 90, y: 100))
    #expect(value == 3)
  }

  @Test func anAxisLeavesRoomAtItsEnds() {
    let host = ChartHost(
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0))
        PointMark(x: .value("x", 10), y: .value("y", 5))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .chartXScale(domain: 0...10, range: .plotDimension(padding: 30)))
    #expect(abs(host.frame("0").midX - 30) < 0.5)
    #expect(abs(host.frame("10").midX - 270) < 0.5)
  }

  @Test func endsOfBarsAreMovedByThemselves() {
    let ends = MarkEnds(xStart: 2, xEnd: -3, yStart: -4, yEnd: 5)
    let moved = ends.moved(left: 10, right: 50, top: 0, bottom: 100)
    #expect(moved == CGRect(x: 12, y: 5, width: 35, height: 91))
  }

  @Test func labelsRunDownwards() {
    func height(_ orientation: AxisValueLabelOrientation) -> CGFloat {
      ChartHost(
        Chart { BarMark(x: .value("x", "long name"), y: .value("y", 5)) }
          .chartXAxis {
            AxisMarks { _ in
              AxisValueLabel(orientation: orientation) { Text("a rather long label") }
            }
          }
      ).frame("a rather long label").height
    }
    #expect(height(.horizontal) < 20)
    #expect(height(.vertical) > 60)
  }
}
