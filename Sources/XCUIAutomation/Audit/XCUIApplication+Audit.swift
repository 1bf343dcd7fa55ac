import Accessibility
import Foundation

/// Why an audit could not be made.
struct AuditError: LocalizedError, CustomStringConvertible {
  var description: String
  var errorDescription: String? { description }
}

extension XCUIApplication {
  /// Looks for what on the screen people with assistive technologies cannot use.
  ///
  /// Each issue fails the test unless `issueHandler` returns true for it. What the system itself puts on
  /// the screen (bars, keyboards, alerts) is left out.
  ///
  /// - Parameters:
  ///   - auditTypes: What to look at; `.all` stands for what is supported.
  ///   - issueHandler: Tells whether an issue is to be ignored.
  /// - Throws: What the handler throws, or an error if the app does not run or `auditTypes` names a kind
  ///   that is not supported.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let unsupported = auditTypes.unsupportedNames
    guard auditTypes == .all || unsupported.isEmpty else {
      throw AuditError(
        description: """
          performAccessibilityAudit(for:) does not support \(unsupported.joined(separator: ", ")) on \
          this platform; it supports hitRegion, sufficientElementDescription and trait.
          """)
    }
    guard let root = app.root(for: .other("audit the screen")) else {
      throw AuditError(description: "Application \(app.name) could not be audited.")
    }
    StepLog.shared.note(
      "Audit the accessibility of \(app.name)"
        + (auditTypes == .all ? " (not checked: \(unsupported.joined(separator: ", ")))" : ""))
    for element in AuditedElements.of(root) {
      for finding in AuditRules.findings(about: element, of: auditTypes) {
        let issue = XCUIAccessibilityAuditIssue(
          element: XCUIElement(chain: chain.adding(.identity(element.id))),
          compactDescription: finding.compact, detailedDescription: finding.detail,
          auditType: finding.type)
        if try issueHandler?(issue) == true { continue }
        Failure.record { "\(finding.compact): \(element.line(.frame))\n\(finding.detail)" }
      }
    }
  }
}

/// The elements that an audit is about.
private enum AuditedElements {
  /// What the system makes, and what no app can change.
  private static let system: Set<ElementType> = [
    .keyboard, .navigationBar, .tabBar, .toolbar, .alert, .statusBar, .segmentedControl, .stepper,
    .datePicker, .picker, .scrollBar,
  ]

  static func of(_ root: AccessibilityElement) -> [AccessibilityElement] {
    var found: [AccessibilityElement] = []
    func visit(_ element: AccessibilityElement) {
      if system.contains(element.elementType) { return }
      let isOnScreen = !element.visibleArea(on: root).isEmpty
      if element.isAccessibilityElement, element.elementType != .application, isOnScreen {
        found.append(element)
      }
      element.children.forEach(visit)
    }
    visit(root)
    return found
  }
}
