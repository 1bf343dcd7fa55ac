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
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let grid = CalendarGrid(days, monthOf: reference, after: offset)
    VStack(spacing: 0) {
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
      // Each arrow points to where its month lies in the order of reading.
      let isMirrored = layoutDirection == .rightToLeft
      Button("Previous Month", systemImage: isMirrored ? "chevron.right" : "chevron.left") {
        offset -= 1
      }
      .frame(width: CalendarMetrics.turnWidth)
      Button("Next Month", systemImage: isMirrored ? "chevron.left" : "chevron.right") {
        offset += 1
      }
      .frame(width: CalendarMetrics.turnWidth)
    }
    .labelStyle(.iconOnly)
    .font(.system(size: CalendarMetrics.titleFontSize))
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
