import Foundation

/// Something that an accessibility audit has found.
@MainActor @preconcurrency
open class XCUIAccessibilityAuditIssue: NSObject {
  /// What it is about.
  public let element: XCUIElement?
  /// A few words, the same for all issues of that kind.
  public let compactDescription: String
  /// What is wrong with that very element, and what would be right.
  public let detailedDescription: String
  public let auditType: XCUIAccessibilityAuditType

  init(
    element: XCUIElement?, compactDescription: String, detailedDescription: String,
    auditType: XCUIAccessibilityAuditType
  ) {
    self.element = element
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.auditType = auditType
  }
}
