import Foundation

extension SystemFormatStyle {
  /// The time that has passed since a date, as Apple documents it: "00:05.23", "01:00:00.00".
  ///
  /// Differs from Apple's: with one field only, it reads in words as with a precision of a minute; that was not
  /// measured.
  public struct Stopwatch: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private let start: Date
    private let pattern: ClockPattern
    private var locale = Locale.autoupdatingCurrent

    /// A stopwatch that is at zero until `startDate`.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padding: 2
      )
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(
        pattern.string(value.timeIntervalSince(start), isRoundedUp: false, locale))
    }

    public func locale(_ locale: Locale) -> Stopwatch {
      var copy = self
      copy.locale = locale
      return copy
    }

    private var steps: Steps { Steps(anchor: start, length: pattern.step) }

    /// The first date after `input` at which the stopwatch says something else.
    public func discreteInput(after input: Date) -> Date? { steps.after(max(input, start)) }

    /// The last date before `input` at which the stopwatch said something else; nil before its start.
    public func discreteInput(before input: Date) -> Date? {
      steps.before(input).flatMap { $0 >= start ? $0 : nil }
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A stopwatch that is at zero until `startDate`.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
