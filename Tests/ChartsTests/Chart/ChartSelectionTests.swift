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

  @Test func anOwnGestureSelectsInPlaceOfTheStandardOne() {
    var (x, range): (Double?, ClosedRange<Double>?)
    let chart = LiveChart(
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0))
        PointMark(x: .value("x", 10), y: .value("y", 10))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartXScale(domain: 0...10)
      .chartXSelection(value: Binding(get: { x }, set: { x = $0 }))
      .chartXSelection(range: Binding(get: { range }, set: { range = $0 }))
      .chartGesture { proxy in
        DragGesture(minimumDistance: 0).onChanged {
          proxy.selectXValue(at: $0.location.x)
          proxy.selectXRange(from: $0.startLocation.x, to: $0.location.x)
        }
      })
    chart.touch(.began, CGPoint(x: 240, y: 100))
    chart.touch(.moved, CGPoint(x: 60, y: 100))
    #expect(x == 2)
    #expect(range == 2...8)
    chart.touch(.ended, CGPoint(x: 60, y: 100))
    #expect(range == 2...8, "what the gesture has selected stays")
  }

  @Test func anOwnGestureSelectsSectors() {
    var value: Double?
    var told: Double?
    let chart = LiveChart(
      Chart {
        SectorMark(angle: .value("a", 30))
        SectorMark(angle: .value("a", 90))
      }
      .chartAngleSelection(value: Binding(get: { value }, set: { value = $0 }))
      .chartGesture { proxy in
        SpatialTapGesture().onEnded {
          proxy.selectAngleValue(at: proxy.angle(at: $0.location))
          told = proxy.value(atAngle: .degrees(-90))
        }
      })
    // To the right of the middle: a quarter of a turn.
    chart.touch(.began, CGPoint(x: 290, y: 100))
    chart.touch(.ended, CGPoint(x: 290, y: 100))
    #expect(abs((value ?? 0) - 30) < 0.01)
    #expect(abs((told ?? 0) - 90) < 0.01)
  }

  @Test func outlinesOfSymbolsAreDashed() {
    let style = StrokeStyle(lineWidth: 2, dash: [3])
    let symbol: BasicChartSymbolShape = .circle.strokeBorder(style: style)
    #expect(symbol.outline == style)
    #expect(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 4).outline?.lineWidth == 4)
    #expect(BasicChartSymbolShape.circle.outline == nil)
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
