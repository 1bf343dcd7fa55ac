import Foundation
import Metrics

/// Days in a Gregorian calendar of London's time, as a locale shows them.
func days(_ locale: String = "en_US", firstWeekday: Int = 1) -> CalendarDays {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  calendar.firstWeekday = firstWeekday
  return CalendarDays(calendar: calendar, locale: Locale(identifier: locale))
}

/// A date by its ISO 8601 text.
func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
