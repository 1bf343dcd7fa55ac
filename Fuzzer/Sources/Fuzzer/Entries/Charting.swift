import Charts
import SwiftUI

/// What charts are asked for beside their values: sizes, scales, axes, bins, functions.
enum Charting {
  @MainActor private static func chart(
    _ name: String, _ make: @escaping @MainActor (inout RandomSource) -> some ChartContent
  ) -> Entry {
    .view(name) { random in
      let content = make(&random)
      return Chart { content }
    }
  }

  @MainActor private static func points(
    _ name: String, _ change: @escaping @MainActor (AnyView, inout RandomSource) -> some View
  ) -> Entry {
    .view(name) { random in
      let values = (0..<4).map { _ in random.number() }
      let chart = Chart(Array(values.enumerated()), id: \.offset) {
        PointMark(x: .value("x", $0.offset), y: .value("y", $0.element))
      }
      return change(AnyView(chart), &random)
    }
  }

  @MainActor static let entries: [Entry] = [
    chart("mark width fixed") {
      BarMark(x: .value("x", "a"), y: .value("y", $0.number()), width: .fixed($0.number()))
    },
    chart("mark width ratio") {
      BarMark(x: .value("x", "a"), y: .value("y", 3), width: .ratio($0.number()))
    },
    chart("mark width inset") {
      BarMark(x: .value("x", 4), y: .value("y", "b"), height: .inset($0.number()))
    },
    chart("mark cornerRadius") {
      BarMark(x: .value("x", "a"), y: .value("y", 3)).cornerRadius($0.number())
    },
    chart("mark looks") {
      PointMark(x: .value("x", 1), y: .value("y", 3)).opacity($0.number()).symbolSize($0.number())
        .offset(x: $0.number(), y: $0.number()).zIndex($0.number())
    },
    chart("mark lineStyle") {
      RuleMark(y: .value("y", 3)).lineStyle(
        StrokeStyle(lineWidth: $0.number(), dash: [$0.number()]))
    },
    chart("mark annotation") { random in
      let text = random.text()
      return PointMark(x: .value("x", 1), y: .value("y", 3)).annotation(spacing: random.number()) {
        Text(text)
      }
    },
    chart("mark stacking") { random in
      let (first, second) = (random.number(), random.number())
      let stacking = random.pick([MarkStackingMethod.normalized, .center, .standard, .unstacked])
      return ForEach(0..<2, id: \.self) { index in
        BarMark(
          x: .value("x", "a"), y: .value("y", index == 0 ? first : second), stacking: stacking)
      }
    },
    chart("mark ends") {
      BarMark(
        x: .value("x", $0.number()), yStart: .value("y", $0.number()),
        yEnd: .value("y", $0.number()))
    },
    chart("SectorMark radii") {
      SectorMark(
        angle: .value("a", 3), innerRadius: .ratio($0.number()), outerRadius: .inset($0.number()),
        angularInset: $0.number())
    },
    chart("line interpolation") { random in
      let values = (0..<4).map { _ in random.point() }
      let method = random.pick([
        InterpolationMethod.cardinal(tension: random.number()), .monotone, .catmullRom, .stepCenter,
      ])
      return ForEach(values.indices, id: \.self) {
        LineMark(x: .value("x", values[$0].x), y: .value("y", values[$0].y))
          .interpolationMethod(method)
      }
    },
    chart("marks of days") { random in
      let dates = (0..<3).map { _ in Date(timeIntervalSinceReferenceDate: random.number()) }
      let unit = random.pick([Calendar.Component.day, .month, .year, .hour])
      return ForEach(dates.indices, id: \.self) {
        BarMark(x: .value("x", dates[$0], unit: unit), y: .value("y", 1))
      }
    },
    chart("LinePlot") { random in
      let (factor, bounds) = (random.number(), [random.number(), random.number()].sorted())
      return LinePlot(
        x: "x", y: "y", domain: bounds[0] <= bounds[1] ? bounds[0]...bounds[1] : nil
      ) { $0 * factor }
    },
    chart("AreaPlot") { random in
      let factor = random.number()
      return AreaPlot(x: "x", yStart: "y", yEnd: "z") { (yStart: $0 / factor, yEnd: factor) }
    },
    points("chart scale log") { view, random in
      let bounds = [random.number(), random.number()].filter { !$0.isNaN }.sorted()
      return view.chartYScale(
        domain: bounds.count == 2 ? bounds[0]...bounds[1] : 1...2, type: .log)
    },
    points("chart scale log automatic") { view, _ in view.chartYScale(type: .log) },
    points("chart scale padding") { view, random in
      view.chartXScale(range: .plotDimension(padding: random.number()))
    },
    points("chart scale dates") { view, random in
      let dates = [random.number(), random.number()].filter { !$0.isNaN }.sorted()
        .map { Date(timeIntervalSinceReferenceDate: $0) }
      return view.chartXScale(domain: dates.count == 2 ? dates[0]...dates[1] : .now ... .now)
    },
    points("chart visible domain") { view, random in
      view.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: random.number())
        .chartScrollPosition(initialX: random.number())
    },
    points("chart axis stride") { view, random in
      let step = random.number()
      return view.chartYAxis { AxisMarks(values: .stride(by: step)) }
    },
    points("chart axis count") { view, random in
      let (count, least) = (random.whole(), random.number())
      return view.chartYAxis {
        AxisMarks(values: .automatic(minimumStride: least, desiredCount: count))
      }
    },
    points("chart axis values") { view, random in
      let values = (0..<4).map { _ in random.number() }
      return view.chartXAxis {
        AxisMarks(values: values) { _ in
          AxisGridLine(); AxisTick(); AxisValueLabel()
        }
      }
    },
    .view("chart axis of dates") { random in
      let dates = (0..<3).map { _ in Date(timeIntervalSinceReferenceDate: random.number()) }
      let (unit, count) = (
        random.pick([Calendar.Component.day, .month, .year, .minute]), random.whole()
      )
      return Chart(dates, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXAxis { AxisMarks(values: .stride(by: unit, count: count)) }
    },
    .view("chart texts") { random in
      let (text, title) = (random.text(), random.text())
      return Chart { BarMark(x: .value(text, text), y: .value("y", 1)) }.chartXAxisLabel(title)
    },
    .view("chart proxy") { random in
      let (number, point) = (random.number(), random.point())
      return Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
        .chartOverlay { proxy in
          let found = proxy.value(at: point, as: (Double, Double).self)
          let place = proxy.position(forX: number)
          let range = proxy.positionRange(forX: number)
          return Text("\(found != nil) \(place ?? 0) \(range == nil)")
        }
    },
    Entry(name: "NumberBins") { random in
      _ = Array(
        NumberBins(data: (0..<5).map { _ in random.number() }, desiredCount: random.whole()))
      let bounds = [random.number(), random.number()].filter { !$0.isNaN }.sorted()
      let range = bounds.count == 2 ? bounds[0]...bounds[1] : 0...1
      let bins = NumberBins(size: random.number(), range: range)
      _ = (bins.count, bins.index(for: random.number()))
      _ = NumberBins(range: range, minimumStride: random.number()).thresholds
    },
    Entry(name: "NumberBins whole") { random in
      let data = (0..<3).map { _ in random.whole() }
      _ = NumberBins(data: data, desiredCount: random.whole()).thresholds
      _ = NumberBins(size: random.whole(), range: 0...abs(random.whole() / 2)).thresholds
    },
    Entry(name: "DateBins") { random in
      let data = (0..<3).map { _ in Date(timeIntervalSinceReferenceDate: random.number()) }
      _ = DateBins(unit: random.pick([.month, .year]), by: random.whole(), data: data).count
    },
  ]
}
