import CoreGraphics
import Testing

@testable import Charts
@testable import SwiftUI

@MainActor
@Suite struct FunctionPlotTests {
  @Test func aFunctionIsDrawnOverTheWholeAxis() {
    let chart = Chart { LinePlot(x: "x", y: "y") { $0 * 2 } }
    var settings = ChartSettings()
    settings.x.domain = [.number(0), .number(10)]
    let model = ChartModel(chart.content._marks.records, settings)
    #expect(model.records.count == 201)
    #expect(model.records.last?.x?.datum == .number(10))
    #expect(model.records.last?.y?.datum == .number(20))
  }

  @Test func anAreaLiesBetweenTwoFunctions() {
    let plot = AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { x in
      (yStart: x, yEnd: x + 1)
    }
    let model = ChartModel(plot._marks.records, ChartSettings())
    #expect(model.records.first?.y?.datum == .number(0))
    #expect(model.records.first?.yEnd?.datum == .number(1))
    #expect(model.records.filter { !$0.isHidden }.count == 1)
  }
}
