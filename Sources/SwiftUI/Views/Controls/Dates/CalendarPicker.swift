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
    let grid = CalendarGrid(days, monthOf: date, after: offset)
    return VStack(spacing: 0) {
      header(grid)
      HStack(spacing: 0) {
        ForEach(0..<CalendarGrid.columnCount, id: \.self) { column in
          Text(grid.weekday(column))
            .font(.system(size: CalendarMetrics.weekdayFontSize, weight: .semibold))
            .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
        }
      }
      .frame(height: CalendarMetrics.weekdayHeight)
      ForEach(0..<grid.rowCount, id: \.self) { week(grid, $0) }
    }
    .frame(height: CalendarMetrics.height, alignment: .top)
  }

  private func header(_ grid: CalendarGrid) -> some View {
    HStack(spacing: 0) {
      Text(grid.days.monthWords(grid.month))
        .font(.system(size: CalendarMetrics.titleFontSize, weight: .semibold))
      Spacer()
      Button("Previous Month", systemImage: "chevron.left") { offset -= 1 }
        .frame(width: CalendarMetrics.turnWidth)
      Button("Next Month", systemImage: "chevron.right") { offset += 1 }
        .frame(width: CalendarMetrics.turnWidth)
    }
    .labelStyle(.iconOnly)
    .padding(.leading, CalendarMetrics.headerMargin)
    .padding(.trailing, CalendarMetrics.headerMargin / 2)
    .frame(height: CalendarMetrics.headerHeight)
  }

  private func week(_ grid: CalendarGrid, _ row: Int) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<CalendarGrid.columnCount, id: \.self) { column in
        if let index = grid.index(column: column, row: row) {
          dayButton(grid.day(index), number: index + 1)
        } else {
          Color.clear.frame(maxWidth: .infinity)
        }
      }
    }
    .frame(height: CalendarMetrics.rowHeight)
  }

  private func dayButton(_ day: Date, number: Int) -> some View {
    let days = days
    let isChosen = days.calendar.isDate(day, inSameDayAs: date)
    let isToday = days.calendar.isDate(day, inSameDayAs: AnimationClock.date)
    let limited = limited
    let old = date
    return Button {
      limited.wrappedValue = days.moving(old, to: day)
      offset = 0
    } label: {
      Text(verbatim: "\(number)")
        .font(
          .system(size: CalendarMetrics.dayFontSize, weight: isChosen ? .semibold : .regular)
        )
        .foregroundStyle(color(isChosen: isChosen, isToday: isToday))
        .frame(maxWidth: .infinity).frame(height: CalendarMetrics.rowHeight)
        .background(
          Circle().fill(.tint.opacity(opacity(isChosen: isChosen, isToday: isToday)))
            .frame(width: CalendarMetrics.circle, height: CalendarMetrics.circle))
    }
    .buttonStyle(.plain)
    .disabled(!days.isAllowed(day, from: minimum, through: maximum))
    .accessibilityLabel(days.spokenDay(day))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func color(isChosen: Bool, isToday: Bool) -> AnyShapeStyle {
    if isChosen, isToday { return AnyShapeStyle(.white) }
    return isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }

  /// How opaque the circle behind a day is.
  private func opacity(isChosen: Bool, isToday: Bool) -> Double {
    guard isChosen else { return 0 }
    return isToday ? 1 : Double(CalendarMetrics.circleOpacity)
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
