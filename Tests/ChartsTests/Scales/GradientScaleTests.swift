import CoreGraphics
import Testing

@testable import Charts
@testable import SwiftUI

/// Values that have the colours of a gradient.
@MainActor
@Suite struct GradientScaleTests {
  private let gradient = Gradient(colors: [.black, .white])

  private func white(_ value: _ChartDatum, of domain: [_ChartDatum]) -> Double {
    let color = GradientScale(gradient, domain: domain).color(of: value)
    return Double(color.resolve(in: EnvironmentValues()).red)
  }

  @Test func numbersLieBetweenTheEnds() {
    let domain: [_ChartDatum] = [.number(0), .number(10)]
    #expect(white(.number(0), of: domain) == 0)
    #expect(abs(white(.number(5), of: domain) - 0.5) < 0.01)
    #expect(white(.number(20), of: domain) == 1)
    #expect(white(.number(-1), of: domain) == 0)
  }

  @Test func categoriesFollowOneAnother() {
    let domain: [_ChartDatum] = [.category("a"), .category("b"), .category("c")]
    #expect(white(.category("a"), of: domain) == 0)
    #expect(abs(white(.category("b"), of: domain) - 0.5) < 0.01)
    #expect(white(.category("c"), of: domain) == 1)
  }

  @Test func theEndsOfADomainAreNoNames() {
    var settings = ChartSettings()
    settings.styleGradient = gradient
    settings.styleDomain = [.number(0), .number(10)]
    let content = BarMark(x: .value("x", "a"), y: .value("y", 1))
      .foregroundStyle(by: .value("Heat", 3))
    let model = ChartModel(content._marks.records, settings)
    #expect(model.legend.map(\.name) == ["3"])
  }

  @Test func aChartTakesAGradient() {
    func drawn(_ gradient: Gradient) -> String {
      let graph = ViewGraph(size: CGSize(width: 100, height: 100))
      graph.setRoot(
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("Heat", 3))
        }
        .chartForegroundStyleScale(domain: 0...10, range: gradient)
        .chartLegend(.hidden))
      graph.runTurn()
      return graph.displayList().description
    }
    #expect(drawn(gradient) != drawn(Gradient(colors: [.red, .blue])))
  }

  @Test func theLegendOfNumbersIsABarWithItsEnds() throws {
    func texts(_ value: some Plottable, _ settings: (inout ChartSettings) -> Void = { _ in })
      -> [String]
    {
      var all = ChartSettings()
      all.styleGradient = gradient
      settings(&all)
      let content = BarMark(x: .value("x", "a"), y: .value("y", 1))
        .foregroundStyle(by: .value("Heat", value))
      let legend = ChartModel(content._marks.records, all).gradientLegend
      return legend.map { [$0.ends.low, $0.ends.high] } ?? []
    }
    #expect(texts(3) { $0.styleDomain = [.number(0), .number(10)] } == ["0", "10"])
    // One value has no ends, and categories are named.
    #expect(texts(3).isEmpty)
    #expect(texts("warm") { $0.styleDomain = [.category("cold"), .category("warm")] }.isEmpty)
    // Nothing has a colour of the scale.
    var plain = ChartSettings()
    plain.styleGradient = gradient
    plain.styleDomain = [.number(0), .number(10)]
    let bar = BarMark(x: .value("x", "a"), y: .value("y", 1))
    #expect(ChartModel(bar._marks.records, plain).gradientLegend == nil)
  }

  @Test func theBarStandsInPlaceOfTheNames() {
    let host = ChartHost(
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Heat", 2))
        PointMark(x: .value("x", 2), y: .value("y", 3)).foregroundStyle(by: .value("Heat", 47))
        PointMark(x: .value("x", 3), y: .value("y", 2)).foregroundStyle(by: .value("Heat", 31))
      }
      .chartForegroundStyleScale(range: gradient))
    #expect(!host.frame("47").isNull && host.frame("31").isNull)
    // Below the plot, the end of a bar that begins where the plot does.
    #expect(host.frame("47").minY > 170 && host.frame("47").maxX <= 120.5)
  }
}
