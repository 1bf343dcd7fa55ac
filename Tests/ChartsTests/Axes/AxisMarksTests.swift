import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import Charts
@testable import SwiftUI

@MainActor
@Suite struct AxisMarksTests {
  private func chart<C: AxisContent>(@AxisContentBuilder _ axis: () -> C) -> some View {
    Chart { PointMark(x: .value("X", 10), y: .value("Y", 100)) }
      .chartXAxis(content: axis).chartYAxis(.hidden)
  }

  /// The bounds of all that is stroked.
  private func strokes<V: View>(_ view: V) -> [CGRect] {
    let graph = ViewGraph(size: CGSize(width: 300, height: 200))
    graph.setRoot(view)
    graph.runTurn()
    var canvas = DisplayCanvas()
    graph.layoutRoot?.draw(into: &canvas)
    var found: [CGRect] = []
    func visit(_ item: DisplayItem) {
      switch item {
      case .stroke(let path, _, _): found.append(path.boundingBox)
      case .group(_, let items): items.forEach(visit)
      default: break
      }
    }
    canvas.items.forEach(visit)
    return found
  }

  @Test func ticksStandAtTheEdgeOfThePlot() throws {
    let ticks = strokes(chart { AxisMarks(values: [0, 10]) { _ in AxisTick(length: 9) } })
    #expect(ticks.count == 2)
    let tick = try #require(ticks.first)
    #expect(tick.width == 0 && tick.height == 9 && tick.minY == 200)
  }

  @Test func longTicksMoveTheLabels() {
    func label(_ length: CGFloat) -> CGRect {
      ChartHost(
        chart {
          AxisMarks(values: [0, 10]) { _ in
            AxisTick(length: length)
            AxisValueLabel()
          }
        }
      ).frame("0")
    }
    #expect(abs(label(20).maxY - 200) < 0.5 && abs(label(2).maxY - 200) < 0.5)
    let tall = strokes(
      chart {
        AxisMarks(values: [0]) { _ in
          AxisTick(length: 20)
          AxisValueLabel()
        }
      })
    #expect((tall.first?.maxY ?? 0) <= label(20).minY + 0.5)
  }

  @Test func spacingKeepsLabelsAwayFromThePlot() {
    func plotHeight(_ spacing: CGFloat?) -> CGFloat {
      strokes(
        chart {
          AxisMarks(values: [0]) { _ in
            AxisGridLine()
            AxisValueLabel(verticalSpacing: spacing)
          }
        }
      ).first?.height ?? 0
    }
    #expect(abs(plotHeight(nil) - plotHeight(24) - 20) < 0.5)
  }

  @Test func titlesOfLabelsTakeTheSameArguments() {
    func plotHeight(_ label: AxisValueLabel<Text>) -> CGFloat {
      strokes(
        chart {
          AxisMarks(values: [0]) { _ in
            AxisGridLine()
            label
          }
        }
      ).first?.height ?? 0
    }
    let title = "A long title"
    let resource: LocalizedStringResource = "A long title"
    let plain = plotHeight(AxisValueLabel("A long title"))
    let turned = [
      plotHeight(AxisValueLabel("A long title", orientation: .vertical)),
      plotHeight(AxisValueLabel(title, orientation: .vertical)),
      plotHeight(AxisValueLabel(resource, orientation: .vertical)),
    ]
    #expect(turned.allSatisfy { plain - $0 > 20 }, "\(plain) \(turned)")
    let spaced = plotHeight(AxisValueLabel(resource, verticalSpacing: 24))
    #expect(abs(plain - spaced - 20) < 0.5, "\(plain) \(spaced)")
  }

  @Test func valuesKeepAMinimumStride() throws {
    let scale = AxisScale(kind: .linear(0...10))
    func values(_ values: AxisMarkValues) -> [String] {
      AxisRecord(position: .automatic, values: values, content: nil)
        .stops(scale, Calendar(identifier: .gregorian), Locale(identifier: "en_US")).map(\.text)
    }
    #expect(values(.automatic(desiredCount: 10)).count == 11)
    #expect(values(.automatic(minimumStride: 5, desiredCount: 10)) == ["0", "5", "10"])
  }
}
