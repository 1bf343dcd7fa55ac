import Accessibility
import Automation
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
  ///   - auditTypes: What to look at.
  ///   - issueHandler: Tells whether an issue is to be ignored.
  /// - Throws: What the handler throws, or an error if the app does not run or its screen cannot be drawn.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    guard let root = app.root(for: .other("audit the screen")) else {
      throw AuditError(description: "Application \(app.name) could not be audited.")
    }
    StepLog.shared.note("Audit the accessibility of \(app.name)")
    let texts: AuditedTexts
    do throws(AutomationError) {
      texts = try AuditedTexts(of: app, for: auditTypes)
    } catch {
      throw AuditError(
        description: "Application \(app.name) could not be audited: \(error.message)")
    }
    let audited = AuditedElements(root)
    for element in audited.elements {
      let findings =
        AuditRules.findings(about: element, of: auditTypes)
        + AuditRules.findings(about: element, in: texts, of: auditTypes)
      for finding in findings {
        try report(finding, about: element, element.line(.frame), issueHandler)
      }
    }
    for text in texts.untold(outside: audited.systemFrames) {
      let line = "'\(text.string)', \(text.frame.dumpText)"
      if auditTypes.contains(.elementDetection) {
        try report(AuditRules.detection(of: text), about: nil, line, issueHandler)
      }
      if auditTypes.contains(.contrast), let finding = AuditRules.contrast(of: [text]) {
        try report(finding, about: nil, line, issueHandler)
      }
    }
  }

  private func report(
    _ finding: AuditFinding, about element: AccessibilityElement?,
    _ line: @autoclosure () -> String,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)?
  ) throws {
    let issue = XCUIAccessibilityAuditIssue(
      element: element.map { XCUIElement(chain: chain.adding(.identity($0.id))) },
      compactDescription: finding.compact, detailedDescription: finding.detail,
      auditType: finding.type)
    if try issueHandler?(issue) == true { return }
    Failure.record { "\(finding.compact): \(line())\n\(finding.detail)" }
  }
}

/// The elements that an audit is about.
private struct AuditedElements {
  private(set) var elements: [AccessibilityElement] = []
  /// What the system has made, in screen points.
  private(set) var systemFrames: [CGRect] = []

  /// What the system makes, and what no app can change.
  private static let system: Set<ElementKind> = [
    .keyboard, .navigationBar, .tabBar, .toolbar, .alert, .statusBar, .segmentedControl, .stepper,
    .datePicker, .picker, .scrollBar,
  ]

  init(_ root: AccessibilityElement) {
    visit(root, on: root)
  }

  private mutating func visit(_ element: AccessibilityElement, on root: AccessibilityElement) {
    if Self.system.contains(element.elementType) {
      systemFrames.append(element.frame)
      return
    }
    let isOnScreen = !element.visibleArea(on: root).isEmpty
    if element.isAccessibilityElement, element.elementType != .application, isOnScreen {
      elements.append(element)
    }
    for child in element.children { visit(child, on: root) }
  }
}
