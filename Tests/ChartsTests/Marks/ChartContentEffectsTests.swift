import CoreGraphics
import Testing

@testable import Charts
@testable import SwiftUI

/// Changes of how marks look, and marks at places in points.
@MainActor
@Suite struct ChartContentEffectsTests {
  private func geometry<C: ChartContent>(
    _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> C
  ) -> PlotGeometry {
    PlotGeometry(
      model: ChartModel(content()._marks.records, settings), size: CGSize(width: 100, height: 100))
  }

  @Test func effectsGoFromTheInsideOut() {
    let plain = geometry { PointMark(x: .value("x", 1), y: .value("y", 1)) }
    #expect(plain.layers.first?.effects.isEmpty == true)
    let changed = geometry {
      PointMark(x: .value("x", 1), y: .value("y", 1)).shadow(radius: 2).blur(radius: 3)
        .clipShape(Circle())
    }
    #expect(changed.layers.first?.effects.count == 3)
  }

  @Test func whatIsDoneToAPlotIsDoneToAllOfItsMarks() {
    let changed = geometry {
      Plot {
        PointMark(x: .value("x", 1), y: .value("y", 1))
        PointMark(x: .value("x", 2), y: .value("y", 2))
      }
      .blur(radius: 3)
    }
    #expect(changed.layers.map(\.effects.count) == [1, 1])
  }

  @Test func aShadowIsDrawn() {
    func drawn<C: ChartContent>(_ content: C) -> String {
      let graph = ViewGraph(size: CGSize(width: 100, height: 100))
      graph.setRoot(Chart { content }.chartXAxis(.hidden).chartYAxis(.hidden))
      graph.runTurn()
      return graph.displayList().description
    }
    let bar = BarMark(x: .value("x", "a"), y: .value("y", 1))
    #expect(!drawn(bar).contains("shadow"))
    #expect(drawn(bar.shadow(radius: 4)).contains("shadow"))
    #expect(drawn(bar.clipShape(Capsule())) != drawn(bar))
  }

  @Test func placesInPointsCountFromTheUpperLeftCorner() {
    let point = geometry { PointMark(x: .value("x", 0), y: 30) }
    #expect(point.places.first?.rect.midY == 30)
    let rule = geometry { RuleMark(x: .value("x", 0), yStart: 10, yEnd: 40) }
    #expect(rule.places.first?.rect.minY == 10 && rule.places.first?.rect.maxY == 40)
    let rest = geometry { RuleMark(x: .value("x", 0), yStart: 60) }
    #expect(rest.places.first?.rect.maxY == 100)
    let band = geometry {
      RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 1), yStart: 20, yEnd: 50)
    }
    #expect(band.places.first?.rect.minY == 20 && band.places.first?.rect.height == 30)
  }

  @Test func symbolsGrowWithTheirValues() {
    var settings = ChartSettings()
    settings.symbolAreas = 0...400
    let places = geometry(settings) {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(by: .value("Size", 25))
      PointMark(x: .value("x", 2), y: .value("y", 1)).symbolSize(by: .value("Size", 100))
    }.places
    #expect(places.map(\.rect.width) == [10, 20])
  }

  @Test func valuesHaveLinesAndSymbolsOfTheirOwn() {
    var settings = ChartSettings()
    settings.lines = [.category("Plan"): StrokeStyle(lineWidth: 7)]
    settings.symbols = [.category("Plan"): .triangle]
    let layers = geometry(settings) {
      LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(by: .value("Kind", "Fact"))
      LineMark(x: .value("x", 1), y: .value("y", 2)).lineStyle(by: .value("Kind", "Plan"))
      PointMark(x: .value("x", 1), y: .value("y", 2)).symbol(by: .value("Kind", "Plan"))
    }.layers
    let widths = layers.compactMap { layer -> CGFloat? in
      if case .stroked(_, let stroke) = layer.shape { stroke.lineWidth } else { nil }
    }
    #expect(widths.sorted() == [2, 7])
    #expect(
      layers.contains { layer in
        if case .symbol(let symbol, _) = layer.shape { symbol == .triangle } else { false }
      })
  }

  @Test func notesAreMadeForTheSizeOfTheirMark() {
    let chart = Chart {
      RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 1), yStart: 20, yEnd: 60)
        .annotation(position: .overlay) { Text("\(Int($0.targetSize.height)) high") }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(ChartHost(chart).frame("40 high") != .null)
  }
}
