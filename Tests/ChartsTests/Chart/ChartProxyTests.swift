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

  @Test func valuesByWhichMarksDifferAreKnown() {
    let proxy = proxy {
      PointMark(x: .value("X", "a"), y: .value("Y", "u")).foregroundStyle(by: .value("S", "one"))
        .symbol(by: .value("S", "round"))
      PointMark(x: .value("X", "b"), y: .value("Y", "v")).foregroundStyle(by: .value("S", "two"))
        .symbolSize(by: .value("N", 3))
    }
    #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["one", "two"])
    #expect(proxy.symbolDomain(dataType: String.self) == ["round"])
    #expect(proxy.symbolSizeDomain(dataType: Int.self) == [3])
    #expect(proxy.lineStyleDomain(dataType: String.self).isEmpty)
    #expect(
      proxy.positionRange(for: (x: "b", y: "u")) == CGRect(x: 100, y: 50, width: 100, height: 50))
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
