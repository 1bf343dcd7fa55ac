import Foundation

/// Wheels for hour, minute and half of the day.
nonisolated struct TimeWheels: View {
  let date: Binding<Date>
  let days: CalendarDays

  private func part(_ component: Calendar.Component) -> Int {
    days.calendar.component(component, from: date.wrappedValue)
  }

  private func set(hour: Int, minute: Int) {
    let new = days.calendar.date(
      bySettingHour: hour, minute: minute, second: 0, of: date.wrappedValue)
    if let new { date.wrappedValue = new }
  }

  @MainActor var body: some View {
    HStack(spacing: 0) {
      Picker("Hour", selection: hour) {
        ForEach(0..<12, id: \.self) { index in
          Text(verbatim: "\(index == 0 ? 12 : index)").tag(index)
        }
      }
      Picker("Minute", selection: minute) {
        ForEach(0..<60, id: \.self) { index in
          Text(verbatim: index < 10 ? "0\(index)" : "\(index)").tag(index)
        }
      }
      Picker("Half", selection: half) {
        Text(verbatim: days.calendar.amSymbol).tag(0)
        Text(verbatim: days.calendar.pmSymbol).tag(1)
      }
    }
    .pickerStyle(.wheel)
  }

  private var hour: Binding<Int> {
    Binding(
      get: { part(.hour) % 12 },
      set: { set(hour: part(.hour) / 12 * 12 + $0, minute: part(.minute)) })
  }

  private var minute: Binding<Int> {
    Binding(get: { part(.minute) }, set: { set(hour: part(.hour), minute: $0) })
  }

  private var half: Binding<Int> {
    Binding(
      get: { part(.hour) / 12 },
      set: { set(hour: $0 * 12 + part(.hour) % 12, minute: part(.minute)) })
  }
}

/// Wheels for month, day and year.
nonisolated struct DayWheels: View {
  let date: Binding<Date>
  let days: CalendarDays

  private func part(_ component: Calendar.Component) -> Int {
    days.calendar.component(component, from: date.wrappedValue)
  }

  private func set(year: Int, month: Int, day: Int) {
    let calendar = days.calendar
    var parts = calendar.dateComponents([.hour, .minute, .second], from: date.wrappedValue)
    parts.year = year
    parts.month = month
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return }
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 28
    parts.day = min(day, count)
    if let new = calendar.date(from: parts) { date.wrappedValue = new }
  }

  private var dayCount: Int {
    days.calendar.range(of: .day, in: .month, for: date.wrappedValue)?.count ?? 31
  }

  @MainActor var body: some View {
    let year = part(.year)
    HStack(spacing: 0) {
      Picker("Month", selection: month) {
        ForEach(1..<13, id: \.self) { index in
          Text(verbatim: days.calendar.monthSymbols[(index - 1) % 12]).tag(index)
        }
      }
      Picker("Day", selection: day) {
        ForEach(Array(1...dayCount), id: \.self) { Text(verbatim: "\($0)").tag($0) }
      }
      Picker("Year", selection: self.year) {
        ForEach(Array((year - 50)...(year + 50)), id: \.self) {
          Text(verbatim: "\($0)").tag($0)
        }
      }
    }
    .pickerStyle(.wheel)
  }

  private var month: Binding<Int> {
    Binding(
      get: { part(.month) }, set: { set(year: part(.year), month: $0, day: part(.day)) })
  }

  private var day: Binding<Int> {
    Binding(
      get: { part(.day) }, set: { set(year: part(.year), month: part(.month), day: $0) })
  }

  private var year: Binding<Int> {
    Binding(
      get: { part(.year) }, set: { set(year: $0, month: part(.month), day: part(.day)) })
  }
}
