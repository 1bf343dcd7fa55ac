import Foundation

/// Writes lengths of time: "1 hour, 5 minutes", "1:05:00".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated = 1
    case short = 2
    case full = 3
    case spellOut = 4
    case brief = 5
  }

  /// What happens to units whose number is zero.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// Years to seconds, without weeks, where nothing is said.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  /// What lengths are counted from, where months and years make a difference.
  open var referenceDate: Date?
  /// At most so many units, of which the last is rounded; 0 for all.
  open var maximumUnitCount = 0
  /// Whether a largest unit of one is written in the next smaller one.
  open var collapsesLargestUnit = false
  /// Whether the smallest unit may have a decimal.
  open var allowsFractionalUnits = false
  /// Differs from Apple's: the phrase is English in all languages.
  open var includesApproximationPhrase = false
  /// Differs from Apple's: the phrase is English in all languages.
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Formatting

  /// `interval` is in seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(interval))
  }

  open func string(from start: Date, to end: Date) -> String? {
    let isNegative = end < start
    let parts = TimeParts(
      from: min(start, end), to: max(start, end), units: units, calendar: countingCalendar)
    return text(of: parts, isNegative: isNegative)
  }

  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = countingCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open override func string(for value: Any?) -> String? {
    switch value {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Parts

  /// Lengths are counted where no day has more or less than 24 hours.
  private var countingCalendar: Calendar {
    var calendar = calendar ?? .current
    if referenceDate == nil, let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    return calendar
  }

  private var units: [TimeUnit] {
    let allowed = TimeUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
    return allowed.isEmpty ? TimeUnit.allCases.filter { $0 != .week } : allowed
  }

  private func text(of parts: TimeParts, isNegative: Bool) -> String? {
    var parts = parts
    if maximumUnitCount > 0 { parts.limit(to: maximumUnitCount) }
    if collapsesLargestUnit { parts.collapseLargest() }
    if !allowsFractionalUnits { parts.fraction = 0 }
    let shown = parts.dropping(behavior)
    let writer = TimeWriter(
      style: unitsStyle, locale: calendar?.locale ?? .current,
      pads: behavior.contains(.pad), fraction: parts.fraction)
    var text = writer.text(of: shown)
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone else {
      return text
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private var behavior: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }
}
