import Foundation

/// How a length of time reads on the dial of a clock, or in words where only its minutes count.
struct ClockPattern: Codable, Hashable, Sendable {
  /// Whether hours are a field of their own, as of the first one.
  let showsHours: Bool
  let maxFieldCount: Int
  let maxPrecision: Duration
  /// How many digits hours and minutes have at least.
  let padding: Int

  /// The smallest length that shows, in seconds.
  var step: TimeInterval { max(maxPrecision.inSeconds, 0.001) }

  func string(_ seconds: TimeInterval, isRoundedUp: Bool, _ locale: Locale) -> String {
    // A hair less, since lengths of time are not exact.
    let steps = (max(seconds, 0) / step + (isRoundedUp ? -1e-6 : 1e-6))
      .rounded(isRoundedUp ? .up : .down)
    let length = max(steps, 0) * step
    let hasHours = showsHours && length >= 3600
    guard step < 60, maxFieldCount > 1 else { return words(length, locale) }
    // Hours, minutes and seconds are the fields before parts of seconds.
    let room = maxFieldCount - (hasHours ? 3 : 2)
    let rounding = FloatingPointRoundingRule.towardZero
    let pattern: Duration.TimeFormatStyle.Pattern
    if room < 0 {
      pattern = .hourMinute(padHourToLength: 1, roundSeconds: rounding)
    } else if hasHours {
      pattern = .hourMinuteSecond(
        padHourToLength: padding, fractionalSecondsLength: room > 0 ? digits : 0,
        roundFractionalSeconds: rounding)
    } else {
      pattern = .minuteSecond(
        padMinuteToLength: padding, fractionalSecondsLength: room > 0 ? digits : 0,
        roundFractionalSeconds: rounding)
    }
    // Half of the last digit more, which rounding toward zero takes away again.
    let shown = Duration(clamping: length + (digits > 0 ? step / 2 : 0))
    return shown.formatted(.time(pattern: pattern).locale(locale))
  }

  /// The digits behind the seconds.
  private var digits: Int { step < 1 ? min(Int((-log10(step) - 1e-9).rounded(.up)), 3) : 0 }

  private func words(_ length: TimeInterval, _ locale: Locale) -> String {
    var units: Set<Duration.UnitsFormatStyle.Unit> = showsHours ? [.hours, .minutes] : [.minutes]
    if step < 60, length < 60 { units.insert(.seconds) }
    let style = Duration.UnitsFormatStyle.units(
      allowed: units, width: .wide, maximumUnitCount: max(maxFieldCount, 1),
      fractionalPart: .hide(rounded: .towardZero))
    return Duration(clamping: length).formatted(style.locale(locale))
  }
}
