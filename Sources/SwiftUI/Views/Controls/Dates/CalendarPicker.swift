import Foundation
import Metrics

/// A month of days to choose from, and the time below it.
struct CalendarPicker: View {
  @Binding var date: Date
  let components: DatePickerComponents
  let minimum: Date?
  let maximum: Date?
  /// How many months the shown one lies after that of the date.
  @State private var offset = 0

  @Environment(\.calendar) private var ownCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(
    date: Binding<Date>, components: DatePickerComponents, minimum: Date?, maximum: Date?
  ) {
    _date = date
    self.components = components
    self.minimum = minimum
    self.maximum = maximum
  }

  private var days: CalendarDays {
    CalendarDays(calendar: ownCalendar, locale: locale, timeZone: timeZone)
  }

  var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) { month }
      if components.contains(.hourAndMinute) { DateWheelsPicker(.time, date: limited, days: days) }
    }
    .frame(width: CalendarMetrics.width)
  }

  /// The date within its limits.
  private var limited: Binding<Date> { $date.limited(from: minimum, through: maximum) }

  private var month: some View {
    let days = days
    let (old, limited) = (date, limited)
    return CalendarMonth(
      days: days, reference: date, offset: $offset,
      isChosen: { days.calendar.isDate($0, inSameDayAs: old) },
      isAllowed: { days.isAllowed($0, from: minimum, through: maximum) },
      choose: {
        limited.wrappedValue = days.moving(old, to: $0)
        offset = 0
      },
      chooseMonth: { month in
        let parts = days.calendar.dateComponents([.year, .month], from: month)
        limited.wrappedValue = days.setting(
          old, year: parts.year ?? 1, month: parts.month ?? 1, day: days.part(.day, of: old))
        offset = 0
      })
  }
}

extension Binding where Value == Date {
  /// The same date, kept between limits when it is set.
  func limited(from minimum: Date?, through maximum: Date?) -> Binding<Date> {
    let base = self
    return Binding(
      get: { base.wrappedValue },
      set: { base.wrappedValue = CalendarDays.limited($0, from: minimum, through: maximum) })
  }
}
