import Device
import Foundation
import Metrics

/// The days of a month to choose from, with buttons for the months before and after it.
struct CalendarMonth: View {
  let days: CalendarDays
  /// A date in the month from which `offset` counts.
  let reference: Date
  /// How many months the shown one lies after that of the reference.
  @Binding var offset: Int
  let isChosen: (Date) -> Bool
  let isAllowed: (Date) -> Bool
  let choose: (Date) -> Void
  /// Takes a month that was turned to on the wheels; nil where only the shown month changes.
  let chooseMonth: ((Date) -> Void)?
  /// Whether wheels for month and year stand in the place of the days.
  @State private var showsWheels = false
  @Environment(\.layoutDirection) private var layoutDirection

  init(
    days: CalendarDays, reference: Date, offset: Binding<Int>,
    isChosen: @escaping (Date) -> Bool, isAllowed: @escaping (Date) -> Bool,
    choose: @escaping (Date) -> Void, chooseMonth: ((Date) -> Void)? = nil
  ) {
    self.days = days
    self.reference = reference
    _offset = offset
    self.isChosen = isChosen
    self.isAllowed = isAllowed
    self.choose = choose
    self.chooseMonth = chooseMonth
  }

  var body: some View {
    let grid = CalendarGrid(days, monthOf: reference, after: offset)
    VStack(spacing: 0) {
      header(grid)
      if showsWheels {
        DateWheelsPicker(.month, date: month(grid), days: days)
      } else {
        weekdays(grid)
        VStack(spacing: 0) {
          ForEach(0..<grid.rowCount, id: \.self) { week(grid, $0) }
        }
        .accessibilityContainer(.collectionView)
      }
    }
    .frame(height: CalendarMetrics.height, alignment: .top)
  }

  private func weekdays(_ grid: CalendarGrid) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<CalendarGrid.columnCount, id: \.self) { column in
        Text(grid.weekday(column))
          .font(.system(size: CalendarMetrics.weekdayFontSize, weight: .semibold))
          .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
      }
    }
    .frame(height: CalendarMetrics.weekdayHeight)
  }

  /// The shown month, as the wheels turn it.
  private func month(_ grid: CalendarGrid) -> Binding<Date> {
    let (calendar, start) = (days.calendar, days.month(of: reference, after: 0))
    return Binding(
      get: { grid.month },
      set: { month in
        if let chooseMonth { return chooseMonth(month) }
        offset = calendar.dateComponents([.month], from: start, to: month).month ?? offset
      })
  }

  private func header(_ grid: CalendarGrid) -> some View {
    HStack(spacing: 0) {
      title(grid)
      Spacer()
      if !showsWheels {
        // Each arrow points to where its month lies in the order of reading.
        let isMirrored = layoutDirection == .rightToLeft
        Button(
          SystemWord.previousMonth.text, systemImage: isMirrored ? "chevron.right" : "chevron.left"
        ) {
          offset -= 1
        }
        .accessibilityIdentifier(DatePickerNames.previousMonth)
        .frame(width: CalendarMetrics.turnWidth)
        Button(
          SystemWord.nextMonth.text, systemImage: isMirrored ? "chevron.left" : "chevron.right"
        ) {
          offset += 1
        }
        .accessibilityIdentifier(DatePickerNames.nextMonth)
        .frame(width: CalendarMetrics.turnWidth)
      }
    }
    .labelStyle(.iconOnly)
    .font(.system(size: CalendarMetrics.arrowFontSize))
    .padding(.leading, CalendarMetrics.headerMargin)
    .padding(.trailing, CalendarMetrics.headerMargin / 2)
    .frame(height: CalendarMetrics.headerHeight)
  }

  /// Points to the title's side, or down where the wheels are open.
  private var titleSign: String {
    if showsWheels { return "chevron.down" }
    return layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
  }

  private func title(_ grid: CalendarGrid) -> some View {
    let words = grid.days.monthWords(grid.month)
    return Button {
      showsWheels.toggle()
    } label: {
      HStack(spacing: CalendarMetrics.signGap) {
        Text(words).font(.system(size: CalendarMetrics.titleFontSize, weight: .semibold))
        Image(systemName: titleSign)
          .font(.system(size: CalendarMetrics.signFontSize, weight: .bold))
          .foregroundStyle(.tint).accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(DatePickerNames.wheelsLabel(areShown: showsWheels))
    .accessibilityValue(words)
    .accessibilityIdentifier(DatePickerNames.wheelsIdentifier(areShown: showsWheels))
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
    let isChosen = isChosen(day)
    let isAllowed = isAllowed(day)
    let isToday = days.calendar.isDate(day, inSameDayAs: AnimationClock.date)
    return Button {
      choose(day)
    } label: {
      Text(verbatim: "\(number)")
        .font(
          .system(size: CalendarMetrics.dayFontSize, weight: isChosen ? .semibold : .regular)
        )
        .foregroundStyle(
          isAllowed ? color(isChosen: isChosen, isToday: isToday) : AnyShapeStyle(.tertiary)
        )
        .frame(maxWidth: .infinity).frame(height: CalendarMetrics.rowHeight)
        .background(
          Circle().fill(.tint.opacity(opacity(isChosen: isChosen, isToday: isToday)))
            .frame(width: CalendarMetrics.circle, height: CalendarMetrics.circle))
    }
    .buttonStyle(.plain)
    .disabled(!isAllowed)
    .accessibilityLabel(
      isToday ? "\(SystemWord.today.text), " + days.spokenDay(day) : days.spokenDay(day)
    )
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .accessibilityShownText("\(number)")
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
