import Foundation

extension SystemFormatStyle {
  /// The time that is left of an interval, or that has passed of it, as Apple documents it: "4:32", "1:23:45".
  ///
  /// Differs from Apple's: with one field only, it reads in words as with a precision of a minute; that was not
  /// measured.
  public struct Timer: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let pattern: ClockPattern
    private var locale = Locale.autoupdatingCurrent

    /// A timer that counts down to zero.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padding: 1
      )
    }

    /// A timer that counts up from zero.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padding: 1
      )
    }

    public func format(_ value: Date) -> AttributedString {
      let present = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(present)
        : present.timeIntervalSince(interval.lowerBound)
      return AttributedString(pattern.string(seconds, isRoundedUp: countsDown, locale))
    }

    public func locale(_ locale: Locale) -> Timer {
      var copy = self
      copy.locale = locale
      return copy
    }

    private var steps: Steps {
      Steps(
        anchor: countsDown ? interval.upperBound : interval.lowerBound, length: pattern.step)
    }

    /// The first date after `input` at which the timer says something else; nil after the interval.
    public func discreteInput(after input: Date) -> Date? {
      steps.after(max(input, interval.lowerBound)).flatMap { $0 <= interval.upperBound ? $0 : nil }
    }

    /// The last date before `input` at which the timer said something else; nil before the interval.
    public func discreteInput(before input: Date) -> Date? {
      steps.before(min(input, interval.upperBound)).flatMap { $0 >= interval.lowerBound ? $0 : nil }
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A timer that counts down to zero.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// A timer that counts up from zero.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
