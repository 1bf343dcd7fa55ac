import Foundation
import SwiftUI

/// A mark with its place on the scales, in 0...1 of the plot, x from its leading and y from its bottom edge.
struct PlacedMark {
  let record: MarkRecord
  /// The lower and upper end; the same for marks without a length.
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>
  /// The part of the band across, if the mark has one: its middle and its width.
  var style: AnyShapeStyle
  let index: Int
}

/// What a chart shows, worked out: scales, places, styles.
struct ChartModel {
  let records: [MarkRecord]
  let x: AxisScale
  let y: AxisScale
  let marks: [PlacedMark]
  /// The names and styles of the legend.
  let legend: [(name: String, style: AnyShapeStyle)]
  /// What stands in the place of the names where numbers have the colours of a gradient.
  let gradientLegend: GradientLegend?
  let sectors: [(mark: PlacedMark, start: Double, end: Double)]
  /// What all sectors together stand for.
  let sectorTotal: Double
  let symbols: [_ChartDatum: BasicChartSymbolShape]
  let lines: [_ChartDatum: StrokeStyle]
  let symbolAreas: ClosedRange<CGFloat>?

  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  init(_ records: [MarkRecord], _ settings: ChartSettings, _ scroll: ChartScroll = ChartScroll()) {
    let records = FunctionMarks.sampled(records, settings.x.domain)
    self.records = records
    (symbols, lines, symbolAreas) = (settings.symbols, settings.lines, settings.symbolAreas)
    let stacked = Stacking.stack(records)
    var x = Self.scale(stacked.map { ($0.x, $0.xEnd) }, records, settings.x, .horizontal)
    x.window = settings.scrollX.window(of: x, at: scroll.x)
    self.x = x
    var y = Self.scale(stacked.map { ($0.y, $0.yEnd) }, records, settings.y, .vertical)
    y.window = settings.scrollY.window(of: y, at: scroll.y)
    self.y = y
    let styles = StyleMap(records, settings)
    legend = styles.rows
    gradientLegend = styles.gradientLegend
    var marks: [PlacedMark] = []
    for (index, record) in stacked.enumerated() {
      if case .sector = record.kind { continue }
      guard let mark = Self.place(record, index, x, y, styles, records) else { continue }
      marks.append(mark)
    }
    self.marks = marks
    sectors = Self.sectors(records, styles)
    sectorTotal = sectors.reduce(0) { total, sector in
      if case .number(let number)? = sector.mark.record.y?.datum { total + number } else { total }
    }
  }

  // MARK: Scales

  private static func scale(
    _ values: [(PlotValue?, PlotValue?)], _ records: [MarkRecord], _ setting: ScaleSetting,
    _ axis: Axis
  ) -> AxisScale {
    var data: [_ChartDatum] = []
    for (start, end) in values {
      for value in [start, end].compactMap(\.self) {
        data.append(value.datum)
        if let end = value.end { data.append(end) }
      }
    }
    data = data.filter(\.isPlottable)
    let wanted = (setting.domain ?? []).filter(\.isPlottable)
    let first = wanted.first ?? data.first ?? .number(0)
    let kind: AxisScale.Kind
    switch first {
    case .category:
      var names: [String] = []
      for case .category(let name) in wanted.isEmpty ? data : wanted where !names.contains(name) {
        names.append(name)
      }
      kind = .band(names)
    case .date:
      let dates = (wanted.isEmpty ? data : wanted).compactMap { datum -> Date? in
        if case .date(let date) = datum { return date }
        return nil
      }
      let low = dates.min() ?? Date(timeIntervalSinceReferenceDate: 0)
      let high = dates.max() ?? low
      kind = .time(low...max(high, low.addingTimeInterval(low == high ? 1 : 0)))
    case .number:
      let numbers = (wanted.isEmpty ? data : wanted).compactMap { datum -> Double? in
        if case .number(let number) = datum { return number }
        return nil
      }
      var range = (numbers.min() ?? 0)...(numbers.max() ?? 1)
      if setting.isLogarithmic {
        kind = .logarithmic(wanted.isEmpty ? powers(around: range) : positive(range))
      } else if wanted.isEmpty {
        if setting.includesZero ?? true {
          range = min(0, range.lowerBound)...max(0, range.upperBound)
        }
        kind = .linear(NiceNumbers.range(range, count: 4))
      } else {
        kind = .linear(range)
      }
    }
    return AxisScale(kind: kind, isReversed: setting.isReversed, padding: setting.padding)
  }

  /// Powers of ten around numbers.
  private static func powers(around range: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = pow(10, floor(log10(max(range.lowerBound, 1e-9))))
    let high = pow(10, ceil(log10(min(max(range.upperBound, low), 1e307))))
    return low...max(high, low * 10)
  }

  /// The part of a range that has logarithms.
  private static func positive(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let high = range.upperBound > 0 ? range.upperBound : 1
    return (range.lowerBound > 0 ? range.lowerBound : min(1e-9, high))...high
  }

  // MARK: Places

  private static func place(
    _ record: MarkRecord, _ index: Int, _ x: AxisScale, _ y: AxisScale, _ styles: StyleMap,
    _ records: [MarkRecord]
  ) -> PlacedMark? {
    guard let horizontal = range(record.x, record.xEnd, record, x, isBar: record.kind.isFilled),
      let vertical = range(record.y, record.yEnd, record, y, isBar: record.kind.isFilled)
    else { return nil }
    return PlacedMark(
      record: record, x: horizontal, y: vertical, style: styles.style(of: record), index: index)
  }

  /// Where a value is, from its start to its end; the whole axis where there is no value.
  private static func range(
    _ start: PlotValue?, _ end: PlotValue?, _ record: MarkRecord, _ scale: AxisScale, isBar: Bool
  ) -> ClosedRange<Double>? {
    guard let start else { return 0...1 }
    guard let low = scale.position(start.datum) else { return nil }
    let upper = end.map(\.datum) ?? start.end
    guard let high = upper.map({ scale.position($0) }) ?? low, !low.isNaN, !high.isNaN else {
      return nil
    }
    // A line or a point stands in the middle of its bin.
    if end == nil, start.end != nil, !isBar {
      let middle = (low + high) / 2
      return middle...middle
    }
    return min(low, high)...max(low, high)
  }

  private static func sectors(
    _ records: [MarkRecord], _ styles: StyleMap
  ) -> [(mark: PlacedMark, start: Double, end: Double)] {
    var parts: [(MarkRecord, Int, Double)] = []
    for (index, record) in records.enumerated() {
      guard case .sector = record.kind, case .number(let number)? = record.y?.datum, number > 0,
        number.isFinite
      else { continue }
      parts.append((record, index, number))
    }
    let total = parts.reduce(0) { $0 + $1.2 }
    guard total > 0 else { return [] }
    var angle = 0.0
    return parts.map { record, index, number in
      let start = angle
      angle += number / total
      let mark = PlacedMark(
        record: record, x: 0...1, y: 0...1, style: styles.style(of: record), index: index)
      return (mark, start, angle)
    }
  }
}

extension MarkRecord.Kind {
  /// Whether the mark covers a surface across the axis.
  var isFilled: Bool {
    switch self {
    case .bar, .rectangle: true
    default: false
    }
  }
}

/// Which style a value has.
struct StyleMap {
  private var names: [_ChartDatum] = []
  private let gradient: GradientScale?
  private let settings: ChartSettings

  init(_ records: [MarkRecord], _ settings: ChartSettings) {
    self.settings = settings
    var names = settings.styleDomain
    for record in records {
      if let key = record.styleKey?.datum, !names.contains(key) { names.append(key) }
    }
    // The ends of a domain of numbers are no names.
    let used = records.compactMap(\.styleKey?.datum)
    gradient = settings.styleGradient.map { GradientScale($0, domain: names) }
    if gradient != nil { names = names.filter(used.contains) }
    if used.isEmpty { names = [] }
    self.names = names
  }

  private func style(_ key: _ChartDatum) -> AnyShapeStyle {
    if let style = settings.styles[key] ?? settings.styleMapping?(key) { return style }
    if let gradient { return AnyShapeStyle(gradient.color(of: key)) }
    let index = names.firstIndex(of: key) ?? 0
    if !settings.styleRange.isEmpty {
      return settings.styleRange[index % settings.styleRange.count]
    }
    return AnyShapeStyle(ChartModel.palette[index % ChartModel.palette.count])
  }

  func style(of record: MarkRecord) -> AnyShapeStyle {
    if let style = record.style { return style }
    if let key = record.styleKey?.datum { return style(key) }
    return AnyShapeStyle(Color.blue)
  }

  var rows: [(name: String, style: AnyShapeStyle)] {
    names.map { ($0.text, style($0)) }
  }

  var gradientLegend: GradientLegend? {
    guard !names.isEmpty, let gradient, let bounds = gradient.bounds else { return nil }
    return GradientLegend(
      gradient: gradient.gradient, ends: (bounds.low.text, bounds.high.text))
  }
}

extension _ChartDatum {
  /// The value in words, as in a legend.
  var text: String {
    switch self {
    case .category(let name): name
    case .number(let number): ChartText.number(number)
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    }
  }
}

/// How values are written.
enum ChartText {
  static func number(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(0...3)))
  }
}
