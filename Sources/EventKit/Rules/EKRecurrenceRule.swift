import Foundation

public enum EKRecurrenceFrequency: Int, Sendable {
  case daily = 0
  case weekly = 1
  case monthly = 2
  case yearly = 3
}

public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day of the week, of each or of one week of a month.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  /// From 1; from -1 for weeks counted from the end; 0 for each.
  public let weekNumber: Int

  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
    super.init()
  }

  public convenience init(_ dayOfTheWeek: EKWeekday) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0)
  }

  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceDayOfWeek else { return false }
    return other.dayOfTheWeek == dayOfTheWeek && other.weekNumber == weekNumber
  }

  open override var hash: Int { dayOfTheWeek.hashValue }
}

/// When no more occurrences follow.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
  public let endDate: Date?
  /// 0 for an end by a date.
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
    super.init()
  }

  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How an event repeats itself.
///
/// Differs from Apple's: there is no rule by days or weeks of the year, or by positions in a set.
open class EKRecurrenceRule: NSObject, NSCopying, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// From 1; from -1 for days counted from the end of the month.
  public let daysOfTheMonth: [NSNumber]?
  /// From 1 to 12.
  public let monthsOfTheYear: [NSNumber]?
  open var recurrenceEnd: EKRecurrenceEnd?

  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
      monthsOfTheYear: nil, end: end)
  }

  init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?,
    monthsOfTheYear: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = max(interval, 1)
    self.daysOfTheWeek = daysOfTheWeek
    self.daysOfTheMonth = daysOfTheMonth
    self.monthsOfTheYear = monthsOfTheYear
    recurrenceEnd = end
    super.init()
  }

  /// - Parameters:
  ///   - type: What the interval counts.
  ///   - interval: At least 1.
  ///   - days: Days of the week, for rules by the week, the month or the year.
  ///   - monthDays: Days of the month, for rules by the month.
  ///   - months: Months, for rules by the year.
  ///   - weeksOfTheYear: Nil or empty: others fail the running test.
  ///   - daysOfTheYear: Nil or empty: others fail the running test.
  ///   - setPositions: Nil or empty: others fail the running test.
  ///   - end: When no more follow; nil for never.
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    for (name, values) in [
      ("weeksOfTheYear", weeksOfTheYear), ("daysOfTheYear", daysOfTheYear),
      ("setPositions", setPositions),
    ] where !(values ?? []).isEmpty {
      RuleMistake.unsupported(name)
    }
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: days, daysOfTheMonth: monthDays,
      monthsOfTheYear: months, end: end)
  }

  open func copy(with zone: NSZone? = nil) -> Any { ending(at: recurrenceEnd) }

  private func ending(at end: EKRecurrenceEnd?) -> EKRecurrenceRule {
    EKRecurrenceRule(
      recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek,
      daysOfTheMonth: daysOfTheMonth, monthsOfTheYear: monthsOfTheYear, end: end)
  }

  func ending(before date: Date) -> EKRecurrenceRule {
    ending(at: EKRecurrenceEnd(end: date.addingTimeInterval(-1)))
  }
}
