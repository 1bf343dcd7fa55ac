import Foundation

extension EKRecurrenceRule {
  /// When occurrences begin.
  ///
  /// - Parameters:
  ///   - first: The beginning of the first one.
  ///   - earliest: None before it is needed, although some may be told.
  ///   - last: The last moment for one to begin.
  ///   - timeZone: In which days are counted; nil for the device's.
  /// - Returns: At most some ten thousand of them.
  func starts(
    from first: Date, after earliest: Date = .distantPast, to last: Date, in timeZone: TimeZone?
  ) -> [Date] {
    guard first.isMoment, last > first else { return [] }
    var calendar = Calendar(identifier: .gregorian)
    if let timeZone { calendar.timeZone = timeZone }
    let limit = min(last, recurrenceEnd?.endDate ?? last)
    let count = recurrenceEnd.map(\.occurrenceCount) ?? 0
    var found: [Date] = []
    // Those that are counted have to be counted from the first.
    let begin = count > 0 ? 0 : periods(from: first, to: earliest)
    for step in begin..<(begin + 10_000) {
      let (value, isTooMuch) = step.multipliedReportingOverflow(by: interval)
      guard !isTooMuch, value < 10_000_000,
        let period = calendar.date(byAdding: unit, value: value, to: first)
      else { break }
      // The days of a week or a month may lie before the day that is counted on.
      let isPast = calendar.date(byAdding: unit, value: -1, to: period).map { $0 > limit } ?? true
      if isPast { break }
      for date in dates(in: period, first, calendar) where date >= first {
        if date > limit { continue }
        found.append(date)
        if count > 0, found.count >= count { return found }
      }
    }
    return found
  }

  /// How many times the interval has surely passed between two moments.
  private func periods(from first: Date, to date: Date) -> Int {
    guard date.isMoment, date > first else { return 0 }
    // In seconds, of a month and a year in the mean of four hundred years.
    let length: Double =
      switch frequency {
      case .daily: 86_400
      case .weekly: 604_800
      case .monthly: 2_629_746
      case .yearly: 31_556_952
      }
    // Two less: for the change of clocks, and for months and years that are longer than the mean.
    return max(0, Int(date.timeIntervalSince(first) / length / Double(interval)) - 2)
  }

  private var unit: Calendar.Component {
    switch frequency {
    case .daily: .day
    case .weekly: .weekOfYear
    case .monthly: .month
    case .yearly: .year
    }
  }

  /// The occurrences in one period, in order.
  private func dates(in period: Date, _ first: Date, _ calendar: Calendar) -> [Date] {
    let days = daysOfTheWeek ?? []
    switch frequency {
    case .daily: return [period]
    case .weekly:
      guard !days.isEmpty, let week = calendar.dateInterval(of: .weekOfYear, for: period) else {
        return [period]
      }
      return (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: week.start) }
        .filter { day in
          let weekday = calendar.component(.weekday, from: day)
          return days.contains { $0.dayOfTheWeek.rawValue == weekday }
        }
        .compactMap { time(of: first, on: $0, calendar) }
    case .monthly:
      return monthDates(in: period, first, calendar) ?? same(first, in: period, calendar)
    case .yearly:
      let months = (monthsOfTheYear ?? []).map(\.intValue)
      guard !months.isEmpty else { return same(first, in: period, calendar) }
      return months.filter((1...12).contains).sorted().flatMap { month -> [Date] in
        var parts = calendar.dateComponents([.year], from: period)
        parts.month = month
        parts.day = 1
        guard let begin = calendar.date(from: parts) else { return [] }
        return monthDates(in: begin, first, calendar)
          ?? self.day(calendar.component(.day, from: first), of: begin, first, calendar)
      }
    }
  }

  /// Only where the period has that day: the 31st is not every month's.
  private func same(_ first: Date, in period: Date, _ calendar: Calendar) -> [Date] {
    calendar.component(.day, from: period) == calendar.component(.day, from: first)
      ? [period] : []
  }

  /// Nil for a rule that names no days.
  private func monthDates(in month: Date, _ first: Date, _ calendar: Calendar) -> [Date]? {
    guard let length = calendar.range(of: .day, in: .month, for: month)?.count else { return nil }
    if let days = daysOfTheMonth, !days.isEmpty {
      return days.map { $0.intValue < 0 ? length + 1 + $0.intValue : $0.intValue }.sorted()
        .flatMap { day($0, of: month, first, calendar) }
    }
    guard let wanted = daysOfTheWeek, !wanted.isEmpty else { return nil }
    return (1...length).filter { number in
      guard let date = day(number, of: month, first, calendar).first else { return false }
      let weekday = calendar.component(.weekday, from: date)
      return wanted.contains { day in
        guard day.dayOfTheWeek.rawValue == weekday else { return false }
        if day.weekNumber == 0 { return true }
        return day.weekNumber > 0
          ? (number - 1) / 7 + 1 == day.weekNumber : -((length - number) / 7 + 1) == day.weekNumber
      }
    }.flatMap { day($0, of: month, first, calendar) }
  }

  private func day(_ number: Int, of month: Date, _ first: Date, _ calendar: Calendar) -> [Date] {
    guard let length = calendar.range(of: .day, in: .month, for: month)?.count,
      (1...length).contains(number)
    else { return [] }
    var parts = calendar.dateComponents([.year, .month], from: month)
    parts.day = number
    return calendar.date(from: parts).flatMap { time(of: first, on: $0, calendar) }.map { [$0] }
      ?? []
  }

  private func time(of first: Date, on day: Date, _ calendar: Calendar) -> Date? {
    let time = calendar.dateComponents([.hour, .minute, .second], from: first)
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    return calendar.date(from: parts)
  }
}
