import Foundation
import Metrics

/// A month of days to choose from, and a row with the time below it; wheels where only the time is chosen.
struct CalendarPicker: View {
  @Binding var date: Date
  let components: DatePickerComponents
  let minimum: Date?
  let maximum: Date?
  /// Whether it is as wide as there is room.
  let fillsWidth: Bool
  /// How many months the shown one lies after that of the date.
  @State private var offset = 0

  @Environment(\.calendar) private var ownCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(
    date: Binding<Date>, components: DatePickerComponents, minimum: Date?, maximum: Date?,
    fillsWidth: Bool = false
  ) {
    _date = date
    self.components = components
    self.minimum = minimum
    self.maximum = maximum
    self.fillsWidth = fillsWidth
  }

  private var days: CalendarDays {
    CalendarDays(calendar: ownCalendar, locale: locale, timeZone: timeZone)
  }

  var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) { month }
      if components.contains(.hourAndMinute) {
        if components.contains(.date) { time } else { wheels }
      }
    }
    .frame(
      minWidth: fillsWidth ? 0 : CalendarMetrics.width, idealWidth: CalendarMetrics.width,
      maxWidth: fillsWidth ? .infinity : CalendarMetrics.width)
  }

  private var wheels: some View { DateWheelsPicker(.time, date: limited, days: days) }

  /// As iOS 14 and later show it: the word and the time, which opens wheels.
  private var time: some View {
    DatePicker(selection: limited, displayedComponents: .hourAndMinute) { Text(verbatim: "Time") }
      .datePickerStyle(.compact)
      .environment(\.labelsHidden, false)
      .environment(\.isPartOfCalendar, true)
      .padding(.horizontal, CalendarMetrics.headerMargin)
      .frame(height: CalendarMetrics.timeRowHeight)
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

private enum IsPartOfCalendarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a date picker is the row below a calendar, and no date picker of its own.
  package var isPartOfCalendar: Bool {
    get { self[IsPartOfCalendarKey.self] }
    set { self[IsPartOfCalendarKey.self] = newValue }
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
