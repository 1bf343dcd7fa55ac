import CoreGraphics
import Foundation

/// The wheels of a date picker: which there are, what stands in their rows, what turning one does.
package struct DateWheels: Equatable, Sendable {
  /// What one wheel turns.
  package enum Wheel: Hashable, Sendable {
    case month, day, year, dayOfYear, hour, minute, half
    /// Of a length of time.
    case hours, minutes
  }

  /// What the wheels choose together.
  package enum Choice: Sendable {
    case time, date, dateAndTime, duration, month
  }

  package let choice: Choice
  package let days: CalendarDays
  /// The day from which the wheel of days counts: the row in its middle.
  package private(set) var base: Date
  /// The present date, whose row is called `todayTitle`.
  package var today: Date
  private let todayTitle: String
  /// Minutes between two rows.
  package let minuteStep: Int
  /// From left to right.
  package let wheels: [Wheel]

  /// How many days before and after `base` there are rows for; chosen.
  package static let daySpan = 1000
  /// How many years after that of the date there are rows for; chosen.
  private static let yearSpan = 200

  /// A step that does not divide 60 counts as 1.
  package init(
    _ choice: Choice, days: CalendarDays, base: Date, today: Date, todayTitle: String,
    minuteStep: Int = 1
  ) {
    self.choice = choice
    self.days = days
    self.base = days.calendar.startOfDay(for: base)
    self.today = today
    self.todayTitle = todayTitle
    self.minuteStep = minuteStep > 0 && 60 % minuteStep == 0 ? minuteStep : 1
    wheels = Self.wheels(for: choice, days)
  }

  /// Counts days from another date when that lies too far from the base.
  package mutating func follow(_ date: Date) {
    let row = row(of: .dayOfYear, for: date)
    if row == 0 || row == 2 * Self.daySpan { base = days.calendar.startOfDay(for: date) }
  }

  // MARK: Wheels

  private static func wheels(for choice: Choice, _ days: CalendarDays) -> [Wheel] {
    let time: [Wheel] = days.hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
    switch choice {
    case .time: return time
    case .date: return dateWheels(in: days.locale)
    case .dateAndTime: return [.dayOfYear] + time
    case .duration: return [.hours, .minutes]
    case .month: return dateWheels(in: days.locale).filter { $0 != .day }
    }
  }

  /// In the locale's order.
  private static func dateWheels(in locale: Locale) -> [Wheel] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: "dMMMMy", options: 0, locale: locale) ?? "MdY"
    let order: [(place: String.Index?, wheel: Wheel)] = [
      (pattern.firstIndex { $0 == "M" || $0 == "L" }, .month),
      (pattern.firstIndex(of: "d"), .day), (pattern.firstIndex { $0 == "y" || $0 == "Y" }, .year),
    ]
    return order.sorted { ($0.place ?? pattern.endIndex) < ($1.place ?? pattern.endIndex) }
      .map(\.wheel)
  }

  /// How wide a wheel is: unsure, but together no wider than a picker.
  package static func width(of wheel: Wheel) -> CGFloat {
    switch wheel {
    case .dayOfYear, .month: 130
    case .year: 80
    case .hours, .minutes: (WheelMetrics.size.width - WheelMetrics.gap) / 2
    case .day, .hour, .minute, .half: 52
    }
  }

  /// Where the words of its rows stand: single digits below the last of two, as Flutter has seen it.
  ///
  /// Unsure where the day stands before the month, and for months without days: they stay in the middle.
  package func side(of wheel: Wheel) -> WheelMetrics.Side {
    switch wheel {
    case .month where choice == .date && wheels.first == .month: .leading(WheelMetrics.wordMargin)
    case .day where wheels.first == .month: .trailing(WheelMetrics.wordMargin)
    case .dayOfYear, .hour: .trailing(WheelMetrics.wordMargin)
    case .hours: .trailing(WheelMetrics.unitRoom)
    case .minutes: .trailing(Self.width(of: .minutes) - WheelMetrics.numberRoom)
    case .month, .day, .year, .minute, .half: .middle
    }
  }

  // MARK: Rows

  package func rowCount(of wheel: Wheel, for date: Date) -> Int {
    switch wheel {
    case .month: days.calendar.monthSymbols.count
    case .day: days.dayCount(of: date)
    case .year: max(days.part(.year, of: date) + Self.yearSpan, 1)
    case .dayOfYear: 2 * Self.daySpan + 1
    case .hour: days.hasHalves ? 12 : 24
    case .minute, .minutes: 60 / minuteStep
    case .half: 2
    case .hours: 24
    }
  }

  /// The row that stands for a date; for lengths of time see `row(of:for:)` with seconds.
  package func row(of wheel: Wheel, for date: Date) -> Int {
    switch wheel {
    case .month: return days.part(.month, of: date) - 1
    case .day: return days.part(.day, of: date) - 1
    case .year: return days.part(.year, of: date) - 1
    case .dayOfYear:
      let start = days.calendar.startOfDay(for: date)
      let count = days.calendar.dateComponents([.day], from: base, to: start).day ?? 0
      return min(max(count + Self.daySpan, 0), 2 * Self.daySpan)
    case .hour:
      let hour = days.part(.hour, of: date)
      return days.hasHalves ? (hour + 11) % 12 : hour
    case .minute: return days.part(.minute, of: date) / minuteStep
    case .half: return days.part(.hour, of: date) / 12
    case .hours, .minutes: return 0
    }
  }

  /// The row that stands for a length of time in seconds.
  package func row(of wheel: Wheel, for duration: TimeInterval) -> Int {
    let minutes = Int(clamping: duration) / 60
    return wheel == .hours ? minutes / 60 : minutes % 60 / minuteStep
  }

  /// What stands in a row; `spokenTitle` is what assistive technologies say of it.
  ///
  /// For a length of time the number alone stands there, as its unit stands beside the chosen row only: Flutter.
  package func title(of row: Int, on wheel: Wheel) -> String {
    switch wheel {
    case .month:
      let names = days.calendar.monthSymbols
      return names.indices.contains(row) ? names[row] : ""
    case .day, .year: return "\(row + 1)"
    case .dayOfYear: return dayTitle(row)
    case .hour: return "\(days.hasHalves ? row + 1 : row)"
    case .minute:
      let minute = row * minuteStep
      return minute < 10 ? "0\(minute)" : "\(minute)"
    case .half: return row == 0 ? days.calendar.amSymbol : days.calendar.pmSymbol
    case .hours: return "\(row)"
    case .minutes: return "\(row * minuteStep)"
    }
  }

  /// What assistive technologies say of a row, and UI tests ask for: a day without its day of the week, as
  /// public UI tests have it, hours and minutes as "7 o’clock" and "05 minutes", and a length of time with its unit.
  package func spokenTitle(of row: Int, on wheel: Wheel) -> String {
    if wheel == .dayOfYear { return spokenDay(row) }
    // What other languages say is unknown.
    if days.locale.language.languageCode == .english {
      if wheel == .hour { return title(of: row, on: wheel) + " o’clock" }
      if wheel == .minute { return title(of: row, on: wheel) + " minutes" }
    }
    return [title(of: row, on: wheel), unit(of: row, on: wheel)].compactMap { $0 }
      .joined(separator: " ")
  }

  /// What stands beside the chosen row of a length of time; nil for other wheels.
  package func unit(of row: Int, on wheel: Wheel) -> String? {
    switch wheel {
    case .hours: row == 1 ? "hour" : "hours"
    case .minutes: "min"
    default: nil
    }
  }

  private func day(atRow row: Int) -> Date { days.day(row - Self.daySpan, after: base) }

  private func dayTitle(_ row: Int) -> String {
    let day = day(atRow: row)
    if days.calendar.isDate(day, inSameDayAs: today) { return todayTitle }
    let words = days.words(day, .dateTime.weekday(.abbreviated).month(.abbreviated).day())
    // iOS shows no comma, in English at least: known.
    return days.locale.language.languageCode == .english ? words.replacing(",", with: "") : words
  }

  private func spokenDay(_ row: Int) -> String {
    let day = day(atRow: row)
    if days.calendar.isDate(day, inSameDayAs: today) { return todayTitle }
    return days.words(day, .dateTime.month(.abbreviated).day())
  }

  // MARK: Finding

  /// The row, out of `count`, of which words are said or in which they stand: that nearest to `start`.
  package func row(saying words: String, on wheel: Wheel, from start: Int, of count: Int) -> Int? {
    WheelMetrics.rowsByDistance(from: start, of: count).first {
      title(of: $0, on: wheel) == words || spokenTitle(of: $0, on: wheel) == words
    }
  }

  // MARK: Choosing

  /// The date after a wheel has been turned to a row.
  package func choosing(row: Int, on wheel: Wheel, from date: Date) -> Date {
    let year = days.part(.year, of: date)
    let month = days.part(.month, of: date)
    let day = days.part(.day, of: date)
    let hour = days.part(.hour, of: date)
    let minute = days.part(.minute, of: date)
    switch wheel {
    case .month: return days.setting(date, year: year, month: row + 1, day: day)
    case .day: return days.setting(date, year: year, month: month, day: row + 1)
    case .year: return days.setting(date, year: row + 1, month: month, day: day)
    case .dayOfYear: return days.moving(date, to: self.day(atRow: row))
    case .hour:
      let new = days.hasHalves ? (row + 1) % 12 + hour / 12 * 12 : row
      return days.setting(date, hour: new, minute: minute)
    case .minute: return days.setting(date, hour: hour, minute: row * minuteStep)
    case .half: return days.setting(date, hour: row * 12 + hour % 12, minute: minute)
    case .hours, .minutes: return date
    }
  }

  /// The length of time, in seconds, for which the wheels of hours and minutes stand.
  package func duration(hours: Int, minutes: Int) -> TimeInterval {
    TimeInterval(hours * 3600 + minutes * minuteStep * 60)
  }
}
