import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite struct ChartProxyTests {
  private func proxy<C: ChartContent>(
    width: CGFloat = 200, @ChartContentBuilder _ content: () -> C
  ) -> ChartProxy {
    ChartProxy(
      model: ChartModel(content()._marks.records, ChartSettings()),
      plotSize: CGSize(width: width, height: 100), frame: nil)
  }

  @Test func categoriesHaveTheirBand() {
    let proxy = proxy {
      ForEach(["a", "b"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 10)) }
    }
    #expect(proxy.position(forX: "a") == 50)
    #expect(proxy.positionRange(forX: "b") == 100...200)
    #expect(proxy.value(atX: 130, as: String.self) == "b")
    #expect(proxy.value(atX: 130, as: Int.self) == nil)
    #expect(proxy.xDomain(dataType: String.self) == ["a", "b"])
  }

  @Test func pointsAreCountedFromTheTop() {
    let proxy = proxy { PointMark(x: .value("X", 10), y: .value("Y", 10)) }
    #expect(proxy.position(for: (x: 10, y: 10)) == CGPoint(x: 200, y: 0))
    let value = proxy.value(at: CGPoint(x: 100, y: 75), as: (Double, Double).self)
    #expect(value?.0 == 5)
    #expect(value?.1 == 2.5)
    #expect(proxy.yDomain(dataType: Double.self) == [0, 10])
  }

  @Test func aPlotWithoutSizeHasNoValues() {
    let proxy = proxy(width: 0) { PointMark(x: .value("X", 10), y: .value("Y", 10)) }
    #expect(proxy.value(atX: 0, as: Double.self) == nil)
  }
}
