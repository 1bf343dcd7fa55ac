import Device
import Foundation

/// Dates as a date picker's calendar and locale show them.
struct DatePickerDays {
  let calendar: Calendar
  let locale: Locale

  /// The device's date.
  @MainActor static var now: Date { UIApplication.shared.device.clock.date }

  // MARK: Months

  /// The first day of the month that lies `count` months after that of a date.
  func month(of date: Date, after count: Int) -> Date {
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    return calendar.date(byAdding: .month, value: count, to: start) ?? start
  }

  func dayCount(of month: Date) -> Int {
    calendar.range(of: .day, in: .month, for: month)?.count ?? 30
  }

  /// The column of a month's first day, 0 to 6 from the week's first day.
  func firstColumn(of month: Date) -> Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  func day(_ index: Int, of month: Date) -> Date {
    calendar.date(byAdding: .day, value: index, to: month) ?? month
  }

  /// The short name of a column's day: "SUN".
  func weekday(_ column: Int) -> String {
    let names = calendar.shortStandaloneWeekdaySymbols
    let index = (calendar.firstWeekday - 1 + column) % 7
    return names.indices.contains(index) ? names[index].uppercased() : ""
  }

  // MARK: Changes

  /// The same time on another day.
  func moving(_ date: Date, to day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return setting(day, hour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0)
  }

  func setting(_ date: Date, hour: Int, minute: Int, second: Int = 0) -> Date {
    calendar.date(bySettingHour: hour, minute: minute, second: second, of: date) ?? date
  }

  /// The date with another year, month and day, the day no later than the month's last one.
  func setting(_ date: Date, year: Int, month: Int, day: Int) -> Date {
    var parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    parts.year = year
    parts.month = month
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return date }
    parts.day = min(day, dayCount(of: first))
    return calendar.date(from: parts) ?? date
  }

  func part(_ component: Calendar.Component, of date: Date) -> Int {
    calendar.component(component, from: date)
  }

  // MARK: Words

  func words(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style
    style.locale = locale
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return style.format(date)
  }

  /// Whether the locale's clock has two halves of the day.
  var hasHalves: Bool {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: true
    default: false
    }
  }
}
