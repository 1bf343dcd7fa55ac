import CoreGraphics
import DisplayList
import Testing

@testable import Charts
@testable import SwiftUI

@MainActor
@Suite struct ChartDirectionTests {
  private func mirrors(_ direction: LayoutDirection) -> Int {
    let graph = ViewGraph(size: CGSize(width: 300, height: 200))
    graph.setRoot(
      Chart {
        LineMark(x: .value("x", 0), y: .value("y", 0))
        LineMark(x: .value("x", 10), y: .value("y", 5))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .environment(\.layoutDirection, direction))
    graph.runTurn()
    var canvas = DisplayCanvas()
    graph.layoutRoot?.draw(into: &canvas)
    func count(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { sum, item in
        guard case .group(let attributes, let inner) = item else { return sum }
        return sum + (attributes.transform.a == -1 ? 1 : 0) + count(inner)
      }
    }
    return count(canvas.items)
  }

  @Test func linesRunWithTheirPointsRightToLeft() {
    #expect(mirrors(.leftToRight) == 0)
    #expect(mirrors(.rightToLeft) == 1)
  }

  @Test func fingersSelectFromTheLeadingEdge() {
    var value: Double?
    let chart = LiveChart(
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXScale(domain: 0...10)
        .chartXSelection(value: Binding(get: { value }, set: { value = $0 }))
        .environment(\.layoutDirection, .rightToLeft))
    chart.touch(.began, CGPoint(x: 240, y: 100))
    #expect(value == 2)
  }

  @Test func rowsOfALegendGoOnBelow() {
    let host = ChartHost(
      Chart {
        ForEach(["a rather long name", "another long name", "yet another one"], id: \.self) {
          BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("kind", $0))
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    let tops = host.elements.filter { $0.elementType == .staticText }.map(\.frame.minY)
    #expect(Set(tops).count > 1)
  }
}
