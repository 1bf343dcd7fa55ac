import Foundation

/// Dates as a picker's calendar and locale show and change them.
package struct CalendarDays: Equatable, Sendable {
  package let calendar: Calendar
  package let locale: Locale

  package init(calendar: Calendar, locale: Locale, timeZone: TimeZone? = nil) {
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    self.calendar = calendar
    self.locale = locale
  }

  package func part(_ component: Calendar.Component, of date: Date) -> Int {
    calendar.component(component, from: date)
  }

  // MARK: Months

  /// The first day of the month that lies `count` months after that of a date.
  package func month(of date: Date, after count: Int) -> Date {
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    return calendar.date(byAdding: .month, value: count, to: start) ?? start
  }

  package func dayCount(of month: Date) -> Int {
    calendar.range(of: .day, in: .month, for: month)?.count ?? 30
  }

  /// The day `index` days after a date, at the same time.
  package func day(_ index: Int, after date: Date) -> Date {
    calendar.date(byAdding: .day, value: index, to: date) ?? date
  }

  // MARK: Changes

  /// The date, or the nearest one between the limits; limits in the wrong order do not count.
  package static func limited(_ date: Date, from minimum: Date?, through maximum: Date?) -> Date {
    if let minimum, let maximum, minimum > maximum { return date }
    var date = date
    if let maximum { date = min(date, maximum) }
    if let minimum { date = max(date, minimum) }
    return date
  }

  /// Whether a day, given by any time of it, has a time between the limits.
  package func isAllowed(_ day: Date, from minimum: Date?, through maximum: Date?) -> Bool {
    if let minimum, day < calendar.startOfDay(for: minimum) { return false }
    return maximum.map { calendar.startOfDay(for: day) <= $0 } ?? true
  }

  /// The same time on another day.
  package func moving(_ date: Date, to day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return setting(day, hour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0)
  }

  package func setting(_ date: Date, hour: Int, minute: Int, second: Int = 0) -> Date {
    calendar.date(bySettingHour: hour, minute: minute, second: second, of: date) ?? date
  }

  /// The date with another year, month and day, the day no later than the month's last one.
  package func setting(_ date: Date, year: Int, month: Int, day: Int) -> Date {
    var parts = calendar.dateComponents([.era, .hour, .minute, .second], from: date)
    parts.year = year
    parts.month = month
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return date }
    parts.day = min(day, dayCount(of: first))
    return calendar.date(from: parts) ?? date
  }

  // MARK: Words

  // That the parts of pickers say what these give is known of English, and likely of other languages.

  /// What a style makes of a date here.
  package func words(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style
    style.locale = locale
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return style.format(date)
  }

  /// The date as compact pickers show it: "Nov 21, 2026".
  package func dateWords(_ date: Date) -> String {
    words(date, Date.FormatStyle(date: .abbreviated, time: .omitted))
  }

  /// The time as compact pickers show it: "9:41 AM".
  package func timeWords(_ date: Date) -> String {
    words(date, Date.FormatStyle(date: .omitted, time: .shortened))
  }

  /// The title of a month: "November 2026".
  package func monthWords(_ month: Date) -> String {
    words(month, .dateTime.month(.wide).year())
  }

  /// How assistive technologies read a day of a month: "Saturday, November 21".
  package func spokenDay(_ day: Date) -> String {
    words(day, .dateTime.weekday(.wide).month(.wide).day())
  }

  /// Whether the locale's clock has two halves of the day.
  package var hasHalves: Bool {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: true
    default: false
    }
  }
}
