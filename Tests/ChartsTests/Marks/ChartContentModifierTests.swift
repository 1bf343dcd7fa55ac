import CoreGraphics
import Testing

@testable import Charts
@testable import SwiftUI

@MainActor
@Suite struct ChartContentModifierTests {
  private func geometry<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> PlotGeometry {
    PlotGeometry(
      model: ChartModel(content()._marks.records, ChartSettings()),
      size: CGSize(width: 300, height: 200))
  }

  private func bar(
    _ kind: String, _ axis: Axis? = nil, _ span: MarkDimension = .automatic
  ) -> some ChartContent {
    BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10))
      .position(by: .value("Kind", kind), axis: axis, span: span)
  }

  @Test func barsStandBesideEachOtherInTheirSpan() {
    let frames = geometry {
      bar("a", nil, 100)
      bar("b", nil, 100)
    }.places.map(\.rect)
    #expect(frames.map(\.width) == [50, 50])
    #expect(frames.map(\.minX) == [100, 150])
  }

  @Test func whatIsWrittenFirstIsDrawnFirst() {
    func line(_ day: Int) -> LineMark { LineMark(x: .value("Day", day), y: .value("Sales", day)) }
    func area(_ day: Int) -> AreaMark { AreaMark(x: .value("Day", day), y: .value("Sales", day)) }
    func kinds(_ geometry: PlotGeometry) -> [String] {
      geometry.layers.map { layer in
        switch layer.shape {
        case .stroked: "line"
        case .filled: "area"
        case .rectangle: "bar"
        default: "other"
        }
      }
    }
    let days = [1, 2]
    #expect(
      kinds(
        geometry {
          ForEach(days, id: \.self) {
            area($0)
            line($0)
          }
        }) == ["area", "line"])
    #expect(
      kinds(
        geometry {
          ForEach(days, id: \.self) { line($0) }
          ForEach(days, id: \.self) { area($0) }
        }) == ["line", "area"])
    // The line stands above all bars, not among them.
    #expect(
      kinds(
        geometry {
          ForEach(days, id: \.self) { day in
            BarMark(x: .value("Day", day), y: .value("Sales", day))
            line(day)
          }
        }) == ["bar", "bar", "line"])
  }

  @Test func barsStandBelowEachOtherAlongTheVerticalAxis() {
    let frames = geometry {
      bar("a", .vertical)
      bar("b", .vertical)
    }.places.map(\.rect)
    #expect(frames[0].minX == frames[1].minX && frames[0].width == frames[1].width)
    #expect(abs(frames[0].maxY - frames[1].minY) < 0.001)
  }

  @Test func cornersHaveTheirStyle() {
    func style(_ style: RoundedCornerStyle) -> RoundedCornerStyle? {
      let layers = geometry { bar("a").cornerRadius(8, style: style) }.layers
      if case .rectangle(_, 8, let drawn)? = layers.first?.shape { return drawn }
      return nil
    }
    #expect(style(.circular) == .circular)
    #expect(style(.continuous) == .continuous)
  }
}
