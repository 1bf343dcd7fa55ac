import Foundation
import SwiftUI

/// From values to places along an axis; places are in 0...1, from the start of the axis.
struct AxisScale {
  enum Kind {
    case linear(ClosedRange<Double>)
    case logarithmic(ClosedRange<Double>)
    case time(ClosedRange<Date>)
    case band([String])
  }

  let kind: Kind
  var isReversed = false
  /// The part of the axis that is seen; places are within it.
  var window = ScaleWindow.whole
  /// What the axis leaves free of the plot.
  var padding = ScalePadding()

  /// The place of a value; for a category the middle of its band.
  ///
  /// Nil where the scale has none.
  func position(_ datum: _ChartDatum) -> Double? {
    guard datum.isPlottable else { return nil }
    let place: Double?
    switch (kind, datum) {
    case (.linear(let range), .number(let number)):
      place = Self.part(number, range)
    case (.logarithmic(let range), .number(let number)):
      guard number > 0 else { return nil }
      place = Self.part(log10(number), log10(range.lowerBound)...log10(range.upperBound))
    case (.time(let range), .date(let date)):
      place = Self.part(
        date.timeIntervalSinceReferenceDate,
        range.lowerBound
          .timeIntervalSinceReferenceDate...range.upperBound
          .timeIntervalSinceReferenceDate)
    case (.band(let names), .category(let name)):
      guard let index = names.firstIndex(of: name) else { return nil }
      place = (Double(index) + 0.5) / Double(names.count)
    default:
      place = nil
    }
    return place.map { Self.near(window.seen(isReversed ? 1 - $0 : $0)) }
  }

  /// How far beyond the plot places lie at most, in lengths of it: lines there still run as they should.
  private static let farthest = 1e6

  private static func near(_ place: Double) -> Double { min(max(place, -farthest), farthest) }

  private static func part(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return 0.5 }
    // Halves, where the whole is more than a number can say.
    guard length.isFinite else {
      return (value / 2 - range.lowerBound / 2) / (range.upperBound / 2 - range.lowerBound / 2)
    }
    return (value - range.lowerBound) / length
  }

  /// The value at a place; nil where there is none.
  func value(at place: Double) -> _ChartDatum? {
    datum(at: place).flatMap { $0.isPlottable ? $0 : nil }
  }

  private func datum(at place: Double) -> _ChartDatum? {
    let seen = window.whole(place)
    let place = isReversed ? 1 - seen : seen
    switch kind {
    case .linear(let range):
      let length = range.upperBound - range.lowerBound
      return .number(
        length.isFinite
          ? range.lowerBound + length * place
          : range.lowerBound * (1 - place) + range.upperBound * place)
    case .logarithmic(let range):
      let (low, high) = (log10(range.lowerBound), log10(range.upperBound))
      return .number(pow(10, low + (high - low) * place))
    case .time(let range):
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      return .date(range.lowerBound.addingTimeInterval(length * place))
    case .band(let names):
      guard !names.isEmpty, place >= 0, place <= 1 else { return nil }
      return .category(names[min(Int(place * Double(names.count)), names.count - 1)])
    }
  }

  /// The part of the axis that a single category takes; nil for other scales.
  var bandWidth: Double? {
    guard case .band(let names) = kind else { return nil }
    return names.isEmpty ? 1 : 1 / Double(names.count) / window.length
  }

  /// The values in the domain that an axis shows by itself.
  var domain: [_ChartDatum] {
    switch kind {
    case .linear(let range), .logarithmic(let range):
      [.number(range.lowerBound), .number(range.upperBound)]
    case .time(let range): [.date(range.lowerBound), .date(range.upperBound)]
    case .band(let names): names.map { .category($0) }
    }
  }
}

/// What an app asks of a scale.
struct ScaleSetting {
  var domain: [_ChartDatum]?
  var includesZero: Bool?
  var isReversed = false
  var isLogarithmic = false
  var padding = ScalePadding()
}

/// Round steps of numbers.
enum NiceNumbers {
  /// A step of 1, 2 or 5 times a power of ten, for about `count` steps in `length`.
  static func step(_ length: Double, count: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let raw = length / Double(max(count, 1))
    let power = pow(10, floor(log10(raw)))
    let part = raw / power
    let nice: Double = part < 1.5 ? 1 : part < 3.5 ? 2 : part < 7.5 ? 5 : 10
    return nice * power
  }

  /// A range around another whose ends are round.
  static func range(_ range: ClosedRange<Double>, count: Int) -> ClosedRange<Double> {
    let length = range.upperBound - range.lowerBound
    guard length > 0 else {
      return range.lowerBound == 0 ? 0...1 : min(0, range.lowerBound)...max(0, range.upperBound)
    }
    let step = step(length, count: count)
    let low = (range.lowerBound / step).rounded(.down) * step
    let high = (range.upperBound / step).rounded(.up) * step
    // Numbers near the greatest and the least ones have no round ones around them.
    return low <= high && low.isFinite && high.isFinite ? low...high : range
  }

  /// The multiples of a step in a range.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, (range.upperBound - range.lowerBound) / step < 1000 else { return [] }
    var values: [Double] = []
    // Adding zero makes a negative zero a plain one.
    var index = (range.lowerBound / step - 1e-9).rounded(.up) + 0
    // Far from zero the next multiple may be the same number: the count ends the loop.
    while index * step <= range.upperBound + step * 1e-9, values.count < 1000 {
      values.append(index * step)
      index += 1
    }
    return values
  }
}

/// Round steps of dates.
enum NiceDates {
  private static let steps: [(Calendar.Component, Int, TimeInterval)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
    (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800),
    (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
    (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000),
    (.year, 10, 315_576_000), (.year, 50, 1_577_880_000), (.year, 100, 3_155_760_000),
  ]

  /// Calendars cannot add more of a unit without leaving all dates behind.
  static let greatestCount = 1_000_000

  /// The unit and count of steps for about `count` steps in a range.
  static func step(
    _ range: ClosedRange<Date>, count: Int
  ) -> (unit: Calendar.Component, count: Int) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let wanted = length / Double(max(count, 1))
    let found = steps.first { $0.2 >= wanted * 0.75 } ?? (.year, 100, 0)
    return (found.0, found.1)
  }

  /// The starts of every so many units in a range.
  static func dates(
    every count: Int, _ unit: Calendar.Component, in range: ClosedRange<Date>,
    _ calendar: Calendar
  ) -> [Date] {
    guard var date = start(of: unit, count, at: range.lowerBound, calendar) else { return [] }
    var dates: [Date] = []
    let step = min(max(count, 1), greatestCount)
    while date <= range.upperBound, date.isPlottable, dates.count < 1000 {
      if date >= range.lowerBound { dates.append(date) }
      guard let next = calendar.date(byAdding: unit, value: step, to: date), next > date
      else { break }
      date = next
    }
    return dates
  }

  private static func start(
    of unit: Calendar.Component, _ count: Int, at date: Date, _ calendar: Calendar
  ) -> Date? {
    guard date.isPlottable, let start = calendar.dateInterval(of: unit, for: date)?.start
    else { return nil }
    guard count > 1, [.second, .minute, .hour, .month, .year].contains(unit) else { return start }
    // Round units: every third hour begins at a multiple of three.
    let value = calendar.component(unit, from: start)
    let base = unit == .month ? value - 1 : value
    return calendar.date(byAdding: unit, value: -(base % count), to: start) ?? start
  }

  /// How a date is written on an axis with such steps.
  static func text(
    _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar, _ locale: Locale
  ) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    let template =
      switch unit {
      case .second: "jmmss"
      case .minute: "jmm"
      case .hour: "j"
      case .day, .weekday, .weekOfYear: "MMMd"
      case .month, .quarter: "MMM"
      default: "y"
      }
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }
}
