/// What an accessibility audit looks at.
///
/// Differs from Apple's: hit regions, descriptions and traits are checked; the other kinds are not, and
/// asking for one of them by name is an error.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let contrast = Self(rawValue: 1 << 0)
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// Whether what can be touched is at least 44 points wide and high.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Whether elements have a name that a person understands.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  public static let dynamicType = Self(rawValue: 1 << 16)
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Whether the traits of elements contradict each other.
  public static let trait = Self(rawValue: 1 << 18)
  public static let all = Self(rawValue: ~0)

  /// The kinds that are checked on this platform.
  static let supported: Self = [.hitRegion, .sufficientElementDescription, .trait]

  /// The names of the kinds in the set that are not checked on this platform.
  var unsupportedNames: [String] {
    let kinds: [(Self, String)] = [
      (.contrast, "contrast"), (.elementDetection, "elementDetection"),
      (.dynamicType, "dynamicType"), (.textClipped, "textClipped"),
    ]
    return kinds.filter { contains($0.0) }.map(\.1)
  }
}
