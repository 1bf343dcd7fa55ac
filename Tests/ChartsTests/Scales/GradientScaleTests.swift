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
}
