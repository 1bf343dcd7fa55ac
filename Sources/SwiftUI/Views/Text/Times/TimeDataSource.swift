import Foundation

/// Something that changes with the time, for texts that follow it.
public struct TimeDataSource<Value>: Sendable {
  /// What it is, to tell two of them apart.
  enum Kind: Equatable, Sendable {
    case currentDate
    case durationOffset(Date)
    case rangeStarting(Date)
    case rangeEnding(Date)
  }

  let kind: Kind
  private let value: @Sendable (Date) -> Value

  private init(_ kind: Kind, _ value: @escaping @Sendable (Date) -> Value) {
    self.kind = kind
    self.value = value
  }

  /// The value at a time.
  func value(at now: Date) -> Value { value(now) }
}

extension TimeDataSource where Value == Date {
  /// The present date of the device.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(.currentDate) { $0 } }
}

extension TimeDataSource where Value == Duration {
  /// How much later than `date` it is; less than zero before.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(.durationOffset(date)) { now in
      let seconds = now.timeIntervalSince(date)
      return seconds.isFinite ? .seconds(min(max(seconds, -1e15), 1e15)) : .zero
    }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From `date` to the present; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.rangeStarting(date)) { date..<max(date, $0) }
  }

  /// From the present to `date`; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.rangeEnding(date)) { min(date, $0)..<date }
  }
}
