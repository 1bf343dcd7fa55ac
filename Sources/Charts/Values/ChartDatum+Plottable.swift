import Device
import Foundation

// Which values a scale has a place for.

extension _ChartDatum {
  /// Whether a scale has a place for the value: a finite number, a date that calendars can count with.
  var isPlottable: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .date(let date): date.isPlottable
    case .category: true
    }
  }
}

extension Date {
  /// How far from 2001 dates may lie: some three thousand years, beyond `distantPast` and `distantFuture`.
  private static let farthest: TimeInterval = 1e11

  /// Whether calendars can count with the date.
  var isPlottable: Bool { abs(timeIntervalSinceReferenceDate) <= Self.farthest }

  /// The date, or the farthest one that calendars can count with.
  var plottable: Date {
    let time = timeIntervalSinceReferenceDate
    guard !time.isNaN else { return Date(timeIntervalSinceReferenceDate: 0) }
    return Date(timeIntervalSinceReferenceDate: min(max(time, -Self.farthest), Self.farthest))
  }
}

extension PlotValue {
  /// Whether a scale has places for the value and its end.
  var isPlottable: Bool { datum.isPlottable && (end?.isPlottable ?? true) }
}

/// Tells of values without a place.
@MainActor
enum UnplottableValues {
  static func tell(_ records: [MarkRecord]) {
    for record in records where record.function == nil {
      for value in [record.x, record.xEnd, record.y, record.yEnd].compactMap(\.self)
      where !value.isPlottable {
        OddNumbers.tell("Chart: \(value.datum.plainText) cannot be shown; its mark is left out.")
      }
    }
  }
}

extension _ChartDatum {
  /// The value for messages.
  fileprivate var plainText: String {
    switch self {
    case .number(let number): "\(number)"
    case .date(let date): "the date at \(date.timeIntervalSinceReferenceDate) s"
    case .category(let name): name
    }
  }
}
