/// What came of the checks of contrast.
public enum AccessibilityStatus: UInt, Sendable {
  case passed = 0
  case failed = 1
}

/// Whether all contrasts of a test were as its settings ask for; no test fails by it.
public struct SessionAccessibilityStatus: Sendable {
  /// Whether all texts have the contrast that is asked for.
  public let status: AccessibilityStatus
  /// The level that was asked for.
  public let level: AccessibilityLevel
  /// The guidelines that were asked for.
  public let version: AccessibilityGuidelinesVersion
}
