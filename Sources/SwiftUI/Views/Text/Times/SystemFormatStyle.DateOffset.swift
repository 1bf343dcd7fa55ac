import Foundation

extension SystemFormatStyle {
  /// How far a date is from another one, as Apple documents it: "3 minutes, 42 seconds", "5:32".
  ///
  /// Minutes and seconds alone, as two fields, and hours, minutes and seconds, as three, read as a clock.
  ///
  /// Differs from Apple's: years and months read in English.
  public struct DateOffset: DiscreteFormatStyle, Codable, Hashable, Sendable {
    public typealias Field = Date.ComponentsFormatStyle.Field

    private let anchor: Date
    private let allowedFields: Set<Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Counts with another calendar.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    public func format(_ value: Date) -> AttributedString {
      let offset = value.timeIntervalSince(anchor)
      guard offset.isFinite, !allowedFields.isEmpty else {
        return AttributedString(words(from: anchor, to: anchor))
      }
      let text = clock(abs(offset)) ?? words(from: min(value, anchor), to: max(value, anchor))
      return AttributedString(prefix(offset) + text)
    }

    private func prefix(_ offset: TimeInterval) -> String {
      if sign == .never { return "" }
      // Less than a second is none.
      if offset <= -1 { return "-" }
      if sign == .always(includingZero: true) { return "+" }
      return sign == .always(includingZero: false) && offset >= 1 ? "+" : ""
    }

    /// The offset as a clock shows it; nil where it is in words.
    private func clock(_ seconds: TimeInterval) -> String? {
      let pattern: Duration.TimeFormatStyle.Pattern
      switch (allowedFields, maxFieldCount) {
      case ([.minute, .second], 2):
        pattern = .minuteSecond(
          padMinuteToLength: 1, fractionalSecondsLength: 0, roundFractionalSeconds: .towardZero)
      case ([.hour, .minute, .second], 3):
        pattern = .hourMinuteSecond(
          padHourToLength: 1, fractionalSecondsLength: 0, roundFractionalSeconds: .towardZero)
      default: return nil
      }
      return Duration(clamping: seconds).formatted(.time(pattern: pattern).locale(locale))
    }

    private func words(from start: Date, to end: Date) -> String {
      let units: [(Field, Duration.UnitsFormatStyle.Unit)] = [
        (.week, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes), (.second, .seconds),
      ]
      let allowed = Set(units.filter { allowedFields.contains($0.0) }.map(\.1))
      let long: [(Field, Calendar.Component, String)] = [
        (.year, .year, "year"), (.month, .month, "month"),
      ]
      var start = start
      var parts: [String] = []
      var isZero = "0 seconds"
      for (field, component, name) in long where allowedFields.contains(field) {
        isZero = "0 \(name)s"
        let count = calendar.dateComponents([component], from: start, to: end).value(for: component)
        guard parts.count < maxFieldCount, let count, count > 0,
          let next = calendar.date(byAdding: component, value: count, to: start)
        else { continue }
        parts.append("\(count) \(name)\(count == 1 ? "" : "s")")
        start = next
      }
      let rest = end.timeIntervalSince(start)
      guard parts.isEmpty || rest >= 1, max(maxFieldCount, 1) > parts.count else {
        return parts.joined(separator: ", ")
      }
      guard !allowed.isEmpty else { return parts.isEmpty ? isZero : parts.joined(separator: ", ") }
      let style = Duration.UnitsFormatStyle.units(
        allowed: allowed, width: .wide, maximumUnitCount: max(maxFieldCount, 1) - parts.count,
        fractionalPart: .hide(rounded: .towardZero))
      parts.append(Duration(clamping: rest).formatted(style.locale(locale)))
      return parts.joined(separator: ", ")
    }

    private var steps: Steps { Steps(anchor: anchor, length: 1) }

    /// The first date after `input` at which the offset may read differently.
    public func discreteInput(after input: Date) -> Date? { steps.after(input) }

    /// The last date before `input` at which the offset may have read differently.
    public func discreteInput(before input: Date) -> Date? { steps.before(input) }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from `anchor`.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
