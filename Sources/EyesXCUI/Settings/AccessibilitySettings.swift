/// How well texts have to be told from what is behind them.
///
/// Swift's spelling of the levels and versions was published nowhere, so that both usual ones are there.
public enum AccessibilityLevel: UInt, Sendable {
  /// Texts at 4.5 : 1, large ones at 3 : 1.
  case aa
  /// Texts at 7 : 1, large ones at 4.5 : 1.
  case aaa

  /// By its older name.
  public static let AA = AccessibilityLevel.aa
  /// By its older name.
  public static let AAA = AccessibilityLevel.aaa
}

/// The guidelines that are followed.
public enum AccessibilityGuidelinesVersion: UInt, Sendable {
  /// Texts count.
  case wcag_2_0
  /// Texts count, and graphics at 3 : 1.
  case wcag_2_1

  /// By its older name.
  public static let WCAG_2_0 = AccessibilityGuidelinesVersion.wcag_2_0
  /// By its older name.
  public static let WCAG_2_1 = AccessibilityGuidelinesVersion.wcag_2_1
}

/// What a part of a checkpoint is to the guidelines.
public enum AccessibilityRegionType: UInt, Sendable {
  /// Its contrast doesn't count.
  case ignoreContrast
  case regularText
  case largeText
  /// Bold texts, which are large from 14 points on.
  case boldText
  case graphicalObject
}

/// Which contrasts a test looks for.
open class AccessibilitySettings: @unchecked Sendable {
  // Set up before the test that it is given to, by the test alone.
  /// How strict the checks are.
  open var level: AccessibilityLevel
  /// By which guidelines is checked.
  open var guidelinesVersion: AccessibilityGuidelinesVersion

  /// Checks by a level of guidelines.
  public init(level: AccessibilityLevel, guidelinesVersion: AccessibilityGuidelinesVersion) {
    (self.level, self.guidelinesVersion) = (level, guidelinesVersion)
  }
}
