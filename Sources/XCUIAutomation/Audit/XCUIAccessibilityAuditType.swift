/// What an accessibility audit looks at.
///
/// Differs from Apple's: colours, places and sizes are those that the app draws with, where iOS looks at pixels; so
/// findings do not change from run to run, and some differ. What bars, keyboards and alerts of the system show is
/// left out. Traits are looked at only where they contradict each other. The kinds that macOS alone has (`action`,
/// `parentChild`) are absent.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Whether texts stand out from what is behind them, as WCAG 2 asks for at level AA: 4.5 to 1, or 3 to 1 where
  /// they are large.
  public static let contrast = Self(rawValue: 1 << 0)
  /// Whether each text that can be seen belongs to an element.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// Whether what can be touched is at least 44 points wide and high.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Whether elements have a name that a person understands.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Whether texts grow with the text size that the user chooses.
  ///
  /// The app takes all twelve sizes, one after the other.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Whether texts are shown whole, at each of the twelve text sizes; what scrolls may be out of sight.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Whether the traits of elements contradict each other.
  public static let trait = Self(rawValue: 1 << 18)
  public static let all = Self(rawValue: ~0)
}
