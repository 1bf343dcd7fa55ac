import CoreGraphics
import DisplayList
import Testing

@testable import Charts
@testable import SwiftUI

/// What the scales of a chart say, drawn as if each mark said it by itself.
@MainActor
@Suite struct ChartScaleTests {
  /// What a chart of 300 by 200 points draws, without axes and a legend.
  private func drawn(_ chart: some View) -> DisplayList {
    let graph = ViewGraph(size: CGSize(width: 300, height: 200))
    graph.setRoot(
      chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    graph.runTurn()
    return graph.displayList()
  }

  private func chart<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> Chart<C> {
    Chart(content: content)
  }

  private let point = PointMark(x: .value("x", 5), y: .value("y", 5))

  @Test(arguments: [
    BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon, .cross, .plus,
    .asterisk,
  ])
  func valuesHaveTheSymbolsOfTheScale(symbol: BasicChartSymbolShape) {
    let said = drawn(chart { point.symbol(symbol) })
    let keyed = point.symbol(by: .value("Kind", "Plan"))
    #expect(drawn(chart { keyed }.chartSymbolScale(["Plan": symbol])) == said)
    #expect(drawn(chart { keyed }.chartSymbolScale(domain: ["Plan"], range: [symbol])) == said)
  }

  @Test func everySymbolIsDrawnInItsOwnWay() {
    let symbols: [BasicChartSymbolShape] = [
      .circle, .square, .triangle, .diamond, .pentagon, .cross, .plus, .asterisk,
    ]
    let lists = symbols.map { symbol in drawn(chart { point.symbol(symbol) }) }
    for (index, list) in lists.enumerated() {
      #expect(!lists[..<index].contains(list), "\(index)")
    }
  }

  @Test func valuesHaveTheLinesOfTheScale() {
    let style = StrokeStyle(lineWidth: 7, dash: [4])
    let points = [(1.0, 1.0), (9, 5)]
    func line<C: ChartContent>(_ change: @escaping (LineMark) -> C) -> some View {
      Chart(points, id: \.0) { change(LineMark(x: .value("x", $0.0), y: .value("y", $0.1))) }
    }
    let said = drawn(line { $0.lineStyle(style) })
    let mapped = line { $0.lineStyle(by: .value("Kind", "Plan")) }
    #expect(drawn(mapped.chartLineStyleScale(["Plan": style])) == said)
    #expect(drawn(mapped.chartLineStyleScale(domain: ["Plan"], range: [style])) == said)
    #expect(drawn(mapped) != said)
  }

  @Test func theLargestValueHasTheLargestSymbolOfTheScale() {
    let sized = chart { point.symbolSize(by: .value("Size", 100)) }
      .chartSymbolSizeScale(range: 0...400)
    #expect(drawn(sized) == drawn(chart { point.symbolSize(400) }))
  }

  @Test func sizesOfSymbolsAreAreas() {
    let area = drawn(chart { point.symbolSize(144) })
    #expect(drawn(chart { point.symbolSize(CGSize(width: 12, height: 12)) }) == area)
  }

  @Test func marksOfAHigherPlaceAreDrawnLater() {
    let red = RectangleMark(
      xStart: .value("a", 2), xEnd: .value("b", 6), yStart: .value("c", 2), yEnd: .value("d", 6)
    )
    .foregroundStyle(.red)
    let blue = RectangleMark(
      xStart: .value("a", 4), xEnd: .value("b", 8), yStart: .value("c", 4), yEnd: .value("d", 8)
    )
    .foregroundStyle(.blue)
    let raised = drawn(
      chart {
        red.zIndex(1)
        blue
      })
    let swapped = drawn(
      chart {
        blue
        red
      })
    let plain = drawn(
      chart {
        red
        blue
      })
    #expect(raised == swapped)
    #expect(raised != plain)
  }
}
