import Device
import Foundation
import Metrics

/// The wheels of a date picker beside each other.
nonisolated struct DateWheelsPicker: View {
  let choice: DateWheels.Choice
  let date: Binding<Date>
  let days: CalendarDays

  /// How many rows are built on each side of the chosen one; `WheelRows` knows the others.
  private static let reach = 60

  init(_ choice: DateWheels.Choice, date: Binding<Date>, days: CalendarDays) {
    self.choice = choice
    self.date = date
    self.days = days
  }

  @MainActor var body: some View {
    let model = DateWheels(
      choice, days: days, base: date.wrappedValue, today: AnimationClock.date,
      todayTitle: SystemWord.today.text)
    HStack(spacing: WheelMetrics.gap) {
      ForEach(model.wheels, id: \.self) { wheel in
        Picker(wheel.name, selection: selection(of: wheel, model)) {
          ForEach(rows(of: wheel, model), id: \.self) { row in
            Text(verbatim: model.title(of: row, on: wheel))
              .accessibilityLabel(model.spokenTitle(of: row, on: wheel)).tag(row)
          }
        }
        .frame(width: DateWheels.width(of: wheel))
        .environment(\.wheelSide, model.side(of: wheel))
        .environment(
          \.wheelRows, WheelRows(model: model, wheel: wheel, date: date.wrappedValue))
      }
    }
    .pickerStyle(.wheel)
    .environment(\.showsWheelBand, false)
    .frame(idealWidth: WheelMetrics.size.width, maxWidth: WheelMetrics.size.width)
    .background {
      // One shape behind the chosen rows of all wheels.
      RoundedRectangle(cornerRadius: WheelMetrics.bandRadius)
        .fill(Color(uiColor: .tertiarySystemFill))
        .frame(height: WheelMetrics.rowHeight)
        .padding(.horizontal, WheelMetrics.bandMargin)
    }
  }

  private func selection(of wheel: DateWheels.Wheel, _ model: DateWheels) -> Binding<Int> {
    let date = date
    return Binding(
      get: { model.row(of: wheel, for: date.wrappedValue) },
      set: {
        date.wrappedValue = model.choosing(row: $0, on: wheel, from: date.wrappedValue)
      })
  }

  private func rows(of wheel: DateWheels.Wheel, _ model: DateWheels) -> [Int] {
    let chosen = model.row(of: wheel, for: date.wrappedValue)
    let count = model.rowCount(of: wheel, for: date.wrappedValue)
    return Array((chosen - Self.reach...chosen + Self.reach).clamped(to: 0...max(count - 1, 0)))
  }
}

extension DateWheels.Wheel {
  /// What assistive technologies call it.
  fileprivate var name: String {
    switch self {
    case .month: "Month"
    case .day: "Day"
    case .year: "Year"
    case .dayOfYear: "Date"
    case .hour, .hours: "Hour"
    case .minute, .minutes: "Minute"
    case .half: "Half"
    }
  }
}
