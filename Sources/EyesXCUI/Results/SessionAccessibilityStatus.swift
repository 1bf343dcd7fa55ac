public enum AccessibilityStatus: UInt, Sendable {
  case passed = 0
  case failed = 1
}

/// Whether all contrasts of a test were as its settings ask for; no test fails by it.
public struct SessionAccessibilityStatus: Sendable {
  public let status: AccessibilityStatus
  public let level: AccessibilityLevel
  public let version: AccessibilityGuidelinesVersion
}
