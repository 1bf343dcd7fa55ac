import Foundation

/// Dates in words, as texts show them.
struct TextDates {
  private let locale: Locale
  private let calendar: Calendar
  private let timeZone: TimeZone
  /// What the device's clock says.
  private let now: Date

  init(_ values: EnvironmentValues) {
    locale = values.locale
    calendar = values.calendar
    timeZone = values.timeZone
    now = values.presentDate
  }

  func string(_ dates: TextValue.Dates) -> String {
    switch dates {
    case .date(let date, .time):
      return date.formatted(style(date: .omitted, time: .shortened))
    case .date(let date, .date): return date.formatted(style(date: .long, time: .omitted))
    case .date(let date, .relative): return duration(date.timeIntervalSince(now))
    case .date(let date, .offset):
      let seconds = date.timeIntervalSince(now)
      return (seconds < 0 ? "-" : "+") + duration(seconds)
    case .date(let date, _):
      let left = date.timeIntervalSince(now)
      return Self.clock(abs(left), countsDown: left > 0, showsHours: true)
    case .interval(let start, let end):
      let isSameDay = zoned.isDate(start, inSameDayAs: end)
      let first = start.formatted(
        style(date: isSameDay ? .omitted : .numeric, time: .shortened))
      let last = end.formatted(style(date: isSameDay ? .omitted : .numeric, time: .shortened))
      return "\(first) \u{2013} \(last)"
    case .timer(let start, let end, let pause, let countsDown, let showsHours):
      let present = min(max(pause ?? now, start), end)
      let seconds =
        countsDown ? end.timeIntervalSince(present) : present.timeIntervalSince(start)
      return Self.clock(seconds, countsDown: countsDown, showsHours: showsHours)
    }
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  private func style(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// The two largest units: "2 hr, 23 min"; of seconds that have passed, if they are negative, or are left.
  private func duration(_ seconds: TimeInterval) -> String {
    let whole = (abs(seconds) + (seconds < 0 ? exactness : -exactness)).rounded(.down)
    var rest = whole > 0 ? Int(min(whole, 1e12)) : 0
    var parts: [String] = []
    let units = [
      (31_536_000, "year"), (2_592_000, "month"), (86_400, "day"), (3600, "hr"), (60, "min"),
      (1, "sec"),
    ]
    for (length, name) in units where parts.count < 2 {
      let count = rest / length
      rest %= length
      guard count > 0 else {
        if !parts.isEmpty { break }
        continue
      }
      let isPlural = count != 1 && length >= 86_400
      parts.append("\(count) \(name)\(isPlural ? "s" : "")")
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  /// Hours, minutes and seconds: "1:02:03".
  ///
  /// A second is shown until it is over: counting up it has to have passed, counting down it is left.
  private static func clock(
    _ seconds: TimeInterval, countsDown: Bool, showsHours: Bool
  ) -> String {
    // Differences of dates are not exact.
    let whole =
      countsDown ? (seconds - exactness).rounded(.up) : (seconds + exactness).rounded(.down)
    let total = seconds > 0 ? Int(min(max(whole, 0), 1e12)) : 0
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = total / 3600
    if showsHours, hours > 0 {
      return "\(hours):\(two(total / 60 % 60)):\(two(total % 60))"
    }
    return "\(total / 60):\(two(total % 60))"
  }
}

/// In seconds: texts change at moments of the device's clock, and each reading of that is a little later.
private let exactness: TimeInterval = 1e-4

private enum PresentDateKey: EnvironmentKey {
  static let defaultValue = Date(timeIntervalSince1970: 1_781_012_460)
}

extension EnvironmentValues {
  /// What the device's clock says.
  package var presentDate: Date {
    get { self[PresentDateKey.self] }
    set { self[PresentDateKey.self] = newValue }
  }
}
