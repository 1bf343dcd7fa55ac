import Foundation

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
    var calendar = ownCalendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return CalendarDays(calendar: calendar, locale: locale, timeZone: timeZone)
  }

  var body: some View {
    VStack(spacing: 12) {
      if components.contains(.date) { month }
      if components.contains(.hourAndMinute) { TimeWheels(date: limited, days: days) }
    }
    .frame(width: 320)
  }

  /// The date within its limits.
  private var limited: Binding<Date> {
    let date = $date
    let minimum = minimum
    let maximum = maximum
    return Binding(
      get: { date.wrappedValue },
      set: { new in
        var new = new
        if let minimum { new = max(new, minimum) }
        if let maximum { new = min(new, maximum) }
        date.wrappedValue = new
      })
  }

  private var month: some View {
    let days = days
    let shown = days.month(of: date, after: offset)
    return VStack(spacing: 8) {
      HStack {
        Text(days.words(shown, .dateTime.month(.wide).year())).font(.headline)
        Spacer()
        Button("Previous Month", systemImage: "chevron.left") { offset -= 1 }
        Button("Next Month", systemImage: "chevron.right") { offset += 1 }
          .padding(.leading, 16)
      }
      .labelStyle(.iconOnly)
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { column in
          Text(days.weekday(column)).font(.footnote.weight(.semibold))
            .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
        }
      }
      ForEach(0..<6, id: \.self) { week in
        if days.hasWeek(week, in: shown) { row(week, shown) }
      }
    }
  }

  private func row(_ week: Int, _ shown: Date) -> some View {
    let days = days
    return HStack(spacing: 0) {
      ForEach(0..<7, id: \.self) { column in
        if let day = days.day(week: week, column: column, in: shown) {
          dayButton(day)
        } else {
          Color.clear.frame(maxWidth: .infinity).frame(height: 40)
        }
      }
    }
  }

  private func dayButton(_ day: Date) -> some View {
    let days = days
    let isChosen = days.calendar.isDate(day, inSameDayAs: date)
    let limited = limited
    let old = date
    return Button {
      limited.wrappedValue = days.moving(old, to: day)
      offset = 0
    } label: {
      Text(verbatim: "\(days.calendar.component(.day, from: day))")
        .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .frame(maxWidth: .infinity).frame(height: 40)
        .background(Circle().fill(.tint.opacity(isChosen ? 0.15 : 0)))
    }
    .buttonStyle(.plain)
    .disabled(!isAllowed(day))
    .accessibilityLabel(
      days.words(day, .dateTime.weekday(.wide).month(.wide).day())
    )
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func isAllowed(_ day: Date) -> Bool {
    let calendar = days.calendar
    if let minimum, day < calendar.startOfDay(for: minimum) { return false }
    if let maximum, day > maximum { return false }
    return true
  }
}

/// The days of months, as a calendar shows them.
struct CalendarDays: Sendable {
  let calendar: Calendar
  let locale: Locale
  let timeZone: TimeZone

  /// The first day of the month that lies `count` months after that of a date.
  func month(of date: Date, after count: Int) -> Date {
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    return calendar.date(byAdding: .month, value: count, to: start) ?? start
  }

  /// The column of the month's first day.
  private func firstColumn(of month: Date) -> Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  func hasWeek(_ week: Int, in month: Date) -> Bool {
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    return week * 7 < firstColumn(of: month) + count
  }

  /// Nil where the month has no day.
  func day(week: Int, column: Int, in month: Date) -> Date? {
    let index = week * 7 + column - firstColumn(of: month)
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    guard index >= 0, index < count else { return nil }
    return calendar.date(byAdding: .day, value: index, to: month)
  }

  /// The same time on another day.
  func moving(_ date: Date, to day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day
  }

  /// The short name of a column's day: "SUN".
  func weekday(_ column: Int) -> String {
    let names = calendar.shortStandaloneWeekdaySymbols
    let index = (calendar.firstWeekday - 1 + column) % 7
    return names.indices.contains(index) ? names[index].uppercased() : ""
  }

  func words(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style
    style.locale = locale
    style.calendar = calendar
    style.timeZone = timeZone
    return style.format(date)
  }
}
