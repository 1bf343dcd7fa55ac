import CoreGraphics
import Foundation

/// The days of a month in rows of weeks.
package struct CalendarGrid: Sendable {
  package let days: CalendarDays
  /// The first day of the month.
  package let month: Date
  package let dayCount: Int
  /// The column of the first day, 0 to 6 from the week's first day.
  package let firstColumn: Int

  package static let columnCount = 7
  /// As many weeks as a month can touch.
  package static let mostRows = 6

  /// The month that lies `count` months after that of a date.
  package init(_ days: CalendarDays, monthOf date: Date, after count: Int = 0) {
    self.days = days
    month = days.month(of: date, after: count)
    dayCount = days.dayCount(of: month)
    firstColumn =
      (days.part(.weekday, of: month) - days.calendar.firstWeekday + Self.columnCount)
      % Self.columnCount
  }

  /// How many weeks the month touches.
  package var rowCount: Int {
    (firstColumn + dayCount + Self.columnCount - 1) / Self.columnCount
  }

  /// The column and the row of a day, counted from 0.
  package func place(of index: Int) -> (column: Int, row: Int) {
    let place = firstColumn + index
    return (place % Self.columnCount, place / Self.columnCount)
  }

  /// The index of the day at a place; nil where the month has none.
  package func index(column: Int, row: Int) -> Int? {
    let index = row * Self.columnCount + column - firstColumn
    return index >= 0 && index < dayCount ? index : nil
  }

  /// A day of the month, counted from 0.
  package func day(_ index: Int) -> Date { days.day(index, after: month) }

  /// The short name of a column's day: "SUN"; known.
  package func weekday(_ column: Int) -> String {
    let names = days.calendar.shortStandaloneWeekdaySymbols
    let index = (days.calendar.firstWeekday - 1 + column) % Self.columnCount
    return names.indices.contains(index) ? names[index].uppercased() : ""
  }
}
