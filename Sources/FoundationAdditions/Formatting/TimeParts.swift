import Foundation

/// The units that lengths of time are written in, the largest first.
enum TimeUnit: Int, CaseIterable {
  case year, month, week, day, hour, minute, second

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// In seconds; months and years of mean length.
  var length: Double {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }
}

/// A length of time in several units.
struct TimeParts {
  typealias Part = (unit: TimeUnit, count: Int)

  private(set) var parts: [Part]
  /// What is left over, as a part of the smallest unit.
  var fraction: Double

  init(from start: Date, to end: Date, units: [TimeUnit], calendar: Calendar) {
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    parts = units.map { ($0, components.value(for: $0.component) ?? 0) }
    let whole = calendar.date(byAdding: components, to: start) ?? end
    let rest = end.timeIntervalSince(whole) / (units.last?.length ?? 1)
    // A whole number of seconds stays one, whatever adding dates has done to its last digits.
    fraction = rest > 0.000_01 && rest < 0.999_99 ? rest : 0
  }

  /// Keeps the first units that are not zero, and rounds the last one by what is taken away.
  mutating func limit(to count: Int) {
    guard let first = parts.firstIndex(where: { $0.count > 0 }) else { return }
    let end = first + count
    guard end < parts.count else { return }
    let rest = parts[end...].reduce(0.0) { $0 + Double($1.count) * $1.unit.length }
    if rest * 2 >= parts[end - 1].unit.length { parts[end - 1].count += 1 }
    for index in end..<parts.count { parts[index].count = 0 }
    fraction = 0
    carry()
  }

  /// Lets sixty minutes be an hour.
  private mutating func carry() {
    for index in parts.indices.dropFirst().reversed() {
      let ratio = Int((parts[index - 1].unit.length / parts[index].unit.length).rounded())
      guard ratio > 1, parts[index].count >= ratio else { continue }
      parts[index - 1].count += 1
      parts[index].count -= ratio
    }
  }

  /// Writes a largest unit of one in the next smaller one.
  mutating func collapseLargest() {
    guard let first = parts.firstIndex(where: { $0.count > 0 }), parts[first].count == 1,
      first + 1 < parts.count
    else { return }
    let ratio = Int((parts[first].unit.length / parts[first + 1].unit.length).rounded())
    parts[first].count = 0
    parts[first + 1].count += ratio
  }

  /// The parts without the zeros that are to go; the smallest one stays in any case.
  func dropping(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) -> [Part] {
    guard let first = parts.firstIndex(where: { $0.count > 0 }),
      let last = parts.lastIndex(where: { $0.count > 0 })
    else {
      return behavior.isDisjoint(with: [.dropLeading, .dropTrailing]) ? parts : parts.suffix(1)
    }
    return parts.enumerated().filter { index, part in
      if part.count > 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map(\.element)
  }
}
