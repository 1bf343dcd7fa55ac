import Foundation
import SwiftUI

/// What an axis is made of.
public protocol AxisContent {
  var _axes: _AxisList { get }
}

/// The marks of axes, for the chart.
public struct _AxisList {
  var records: [AxisRecord]
}

/// Marks at some values of an axis.
struct AxisRecord {
  let position: AxisMarkPosition
  let values: AxisMarkValues
  /// Nil for the usual marks.
  let content: ((AxisValue) -> [AxisPart])?
  var stroke: StrokeStyle?
  var format: ((_ChartDatum) -> String?)?

  static var standard: AxisRecord {
    AxisRecord(position: .automatic, values: .automatic, content: nil)
  }
}

extension Never: AxisContent {
  public var _axes: _AxisList { _AxisList(records: []) }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public var _axes: _AxisList { self?._axes ?? _AxisList(records: []) }
}

/// Several axes.
public struct _AxisContentList: AxisContent {
  public let _axes: _AxisList
}

@resultBuilder
public struct AxisContentBuilder {
  public static func buildBlock() -> _AxisContentList { list([]) }
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  public static func buildPartialBlock<C: AxisContent>(first: C) -> _AxisContentList {
    list(first._axes.records)
  }
  public static func buildPartialBlock<C: AxisContent>(
    accumulated: _AxisContentList, next: C
  ) -> _AxisContentList { list(accumulated._axes.records + next._axes.records) }
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
  public static func buildEither<C: AxisContent>(first: C) -> _AxisContentList {
    list(first._axes.records)
  }
  public static func buildEither<C: AxisContent>(second: C) -> _AxisContentList {
    list(second._axes.records)
  }
  public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> C { content }

  private static func list(_ records: [AxisRecord]) -> _AxisContentList {
    _AxisContentList(_axes: _AxisList(records: records))
  }
}

/// Lines and texts at the values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  let record: AxisRecord

  public var _axes: _AxisList { _AxisList(records: [record]) }

  /// Differs from Apple's: `preset` changes nothing.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    record = AxisRecord(position: position, values: values) { content($0)._parts.parts }
  }

  /// Differs from Apple's: `preset` changes nothing.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    record = AxisRecord(
      position: position, values: AxisMarkValues(kind: .values(values.map(\.datum)))
    ) { content($0)._parts.parts }
  }

  /// Differs from Apple's: `preset` changes nothing.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    record = AxisRecord(position: position, values: values) { _ in content()._parts.parts }
  }

  /// Differs from Apple's: `preset` changes nothing.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    record = AxisRecord(
      position: position, values: AxisMarkValues(kind: .values(values.map(\.datum)))
    ) { _ in content()._parts.parts }
  }
}

extension AxisMarks where Content == Never {
  /// Differs from Apple's: `preset` changes nothing.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    record = AxisRecord(position: position, values: values, content: nil, stroke: stroke)
  }

  /// Differs from Apple's: `preset` changes nothing.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    record = AxisRecord(
      position: position, values: AxisMarkValues(kind: .values(values.map(\.datum))),
      content: nil, stroke: stroke)
  }

  /// Differs from Apple's: `preset` changes nothing.
  public nonisolated init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    record = AxisRecord(
      position: position, values: values, content: nil, stroke: stroke,
      format: { Format.FormatInput.of($0).map(format.format) })
  }

  /// Differs from Apple's: `preset` changes nothing.
  public nonisolated init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    record = AxisRecord(
      position: position, values: AxisMarkValues(kind: .values(values.map(\.datum))),
      content: nil, stroke: stroke, format: { Value.of($0).map(format.format) })
  }
}

// MARK: On a scale

/// A value of an axis with what is drawn there.
struct AxisStop {
  /// In 0...1 along the axis.
  let position: Double
  let parts: [AxisPart]
  let datum: _ChartDatum
  /// The text of a label without a view or a format of its own.
  let text: String
  let isBand: Bool

  func text(formattedBy format: ((_ChartDatum) -> String?)?) -> String {
    format?(datum) ?? text
  }
}

/// The values of an axis, and at which side of the plot it stands.
struct AxisStops {
  /// At the top or the leading side.
  let isFar: Bool
  let stops: [AxisStop]
  let padding: ScalePadding
  /// How far the ticks reach between the plot and the labels, in points.
  let tickLength: CGFloat

  init(isFar: Bool, stops: [AxisStop], padding: ScalePadding) {
    (self.isFar, self.stops, self.padding) = (isFar, stops, padding)
    var length: CGFloat = 0
    for stop in stops {
      for part in stop.parts {
        if case .tick(let points, false) = part.kind { length = max(length, points) }
      }
    }
    tickLength = length
  }
}

extension AxisRecord {
  /// The values of the axis on a scale.
  func stops(_ scale: AxisScale, _ calendar: Calendar, _ locale: Locale) -> [AxisStop] {
    let (data, unit) = values(on: scale, calendar)
    return data.enumerated().compactMap { index, datum in
      guard let position = scale.position(datum), position > -1e-6, position < 1 + 1e-6 else {
        return nil
      }
      let value = AxisValue(datum: datum, index: index, count: data.count)
      let isBand = scale.bandWidth != nil
      let text =
        if let format, let text = format(datum) {
          text
        } else if case .date(let date) = datum {
          NiceDates.text(date, unit, calendar, locale)
        } else {
          datum.text
        }
      let parts =
        content?(value)
        ?? [
          AxisPart(kind: .grid, stroke: stroke), AxisPart(kind: .label(view: nil, format: nil)),
        ]
      return AxisStop(
        position: position, parts: parts, datum: datum, text: text, isBand: isBand)
    }
  }

  private func values(
    on scale: AxisScale, _ calendar: Calendar
  ) -> ([_ChartDatum], Calendar.Component) {
    switch (values.kind, scale.seenKind) {
    case (.values(let data), .time(let range)):
      return (data, NiceDates.step(range, count: max(data.count - 1, 1)).unit)
    case (.values(let data), _):
      return (data, .day)
    case (.dates(let unit, let count, let own), .time(let range)):
      let dates = NiceDates.dates(every: count, unit, in: range, own ?? calendar)
      return (dates.map { .date($0) }, unit)
    case (.automatic(let count, _), .time(let range)):
      let step = NiceDates.step(range, count: count ?? 4)
      let dates = NiceDates.dates(every: step.count, step.unit, in: range, calendar)
      return (dates.map { .date($0) }, step.unit)
    case (.stride(let step), .linear(let range)), (.stride(let step), .logarithmic(let range)):
      return (NiceNumbers.multiples(of: step, in: range).map { .number($0) }, .day)
    case (.automatic(let count, let minimum), .linear(let range)):
      let step = max(
        NiceNumbers.step(range.upperBound - range.lowerBound, count: count ?? 4), minimum ?? 0)
      return (NiceNumbers.multiples(of: step, in: range).map { .number($0) }, .day)
    case (.automatic, .logarithmic(let range)):
      let low = Int(clamping: log10(range.lowerBound).rounded(.up))
      let high = Int(clamping: log10(range.upperBound).rounded(.down))
      return ((low...max(low, high)).map { .number(pow(10, Double($0))) }, .day)
    case (_, .band(let names)):
      return (names.map { .category($0) }, .day)
    case (.dates, _), (.stride, .time):
      return ([], .day)
    }
  }
}
