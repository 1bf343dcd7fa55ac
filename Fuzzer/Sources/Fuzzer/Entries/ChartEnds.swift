import Charts
import SwiftUI

/// Marks with ends in points, colours from gradients, and scales with odd domains and ranges.
enum ChartEnds {
  @MainActor private static func chart(
    _ name: String, _ make: @escaping @MainActor (inout RandomSource) -> some ChartContent
  ) -> Entry {
    .view(name) { random in
      let content = make(&random)
      return Chart {
        content
        PointMark(x: .value("x", 1), y: .value("y", 2))
      }
    }
  }

  @MainActor private static func bars(
    _ name: String, _ change: @escaping @MainActor (AnyView, inout RandomSource) -> some View
  ) -> Entry {
    .view(name) { random in
      let values = (0..<4).map { _ in random.number() }
      let chart = Chart(Array(values.enumerated()), id: \.offset) {
        BarMark(x: .value("x", $0.offset), y: .value("y", $0.element))
          .foregroundStyle(by: .value("style", $0.element))
      }
      return change(AnyView(chart), &random)
    }
  }

  private static func bounds(_ random: inout RandomSource) -> ClosedRange<Double> {
    let ends = [random.number(), random.number()].filter { !$0.isNaN }.sorted()
    return ends.count == 2 ? ends[0]...ends[1] : 0...0
  }

  private static func gradient(_ random: inout RandomSource) -> Gradient {
    Gradient(
      stops: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Gradient.Stop(color: Color(white: random.number()), location: random.number())
      })
  }

  @MainActor static let entries: [Entry] = [
    chart("bar ends in points") {
      BarMark(
        x: .value("x", $0.number()), yStart: $0.optionalLength(), yEnd: $0.optionalLength(),
        width: .fixed($0.number()))
    },
    chart("bar ends in points sideways") {
      BarMark(
        xStart: $0.optionalLength(), xEnd: $0.optionalLength(), y: .value("y", $0.number()),
        height: .ratio($0.number()))
    },
    chart("rectangle in points") {
      RectangleMark(
        xStart: $0.optionalLength(), xEnd: $0.optionalLength(), yStart: $0.optionalLength(),
        yEnd: $0.optionalLength())
    },
    chart("rectangle ends in points") {
      RectangleMark(
        xStart: .value("x", $0.number()), xEnd: .value("x", $0.number()),
        yStart: $0.optionalLength(), yEnd: $0.optionalLength())
    },
    chart("rectangle of one place") {
      RectangleMark(x: .value("x", $0.number()), width: .inset($0.number()))
    },
    chart("rule in points") {
      RuleMark(
        x: .value("x", $0.number()), yStart: $0.optionalLength(), yEnd: $0.optionalLength())
    },
    chart("point in points") { PointMark(x: .value("x", $0.number()), y: $0.optionalLength()) },
    chart("mark offsets of ends") {
      BarMark(x: .value("x", 1), y: .value("y", 3))
        .offset(
          xStart: $0.number(), xEnd: $0.number(), yStart: $0.number(), yEnd: $0.number())
    },
    bars("chart gradient scale") { view, random in
      view.chartForegroundStyleScale(range: gradient(&random))
    },
    bars("chart gradient domain") { view, random in
      view.chartForegroundStyleScale(domain: bounds(&random), range: gradient(&random))
    },
    bars("chart gradient categories") { view, random in
      view.chartForegroundStyleScale(
        domain: [random.number(), random.number()], range: gradient(&random))
    },
    bars("chart style mapping") { view, random in
      view.chartForegroundStyleScale(
        domain: [random.number(), random.number()], mapping: { Color(white: $0) })
    },
    bars("chart domains") { view, random in
      view.chartXScale(domain: bounds(&random)).chartYScale(domain: bounds(&random))
    },
    bars("chart domain of categories") { view, random in
      view.chartXScale(domain: [random.text(), random.text(), "a", "a"])
    },
    bars("chart range padding") { view, random in
      view.chartXScale(
        domain: bounds(&random),
        range: .plotDimension(startPadding: random.number(), endPadding: random.number())
      )
      .chartYScale(range: .plotDimension(padding: random.number()))
    },
    bars("chart symbol sizes") { view, random in
      let ends = bounds(&random)
      return view.chartSymbolSizeScale(range: CGFloat(ends.lowerBound)...CGFloat(ends.upperBound))
    },
    bars("chart selection") { view, random in
      let number = random.number()
      return view.chartXSelection(value: .constant(Optional(number)))
        .chartYSelection(value: .constant(Optional(number)))
    },
    bars("chart scroll position") { view, random in
      view.chartScrollableAxes([.horizontal, .vertical])
        .chartYVisibleDomain(length: random.number())
        .chartScrollPosition(y: .constant(random.number()))
    },
  ]
}
