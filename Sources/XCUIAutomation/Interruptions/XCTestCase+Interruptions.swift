import Accessibility
import Automation
import Foundation
import XCTest

extension XCTestCase {
  /// Has `handler` deal with alerts that get into the way of this test's events.
  ///
  /// The monitor that was added last is asked first; one that returns true ends the search.
  ///
  /// - Returns: what `removeUIInterruptionMonitor(_:)` takes.
  @discardableResult
  @MainActor @preconcurrency
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String,
    handler: @escaping @MainActor (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    guard let monitors = InterruptionMonitors.current else {
      Failure.record { "addUIInterruptionMonitor works only while an XCTest test runs." }
      return NSObject()
    }
    return monitors.add(description: handlerDescription) { element in
      (element as? XCUIElement).map(handler) ?? false
    }
  }

  @MainActor @preconcurrency
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    InterruptionMonitors.current?.remove(monitor)
  }
}

extension AppHandle {
  /// Lets the test's monitors deal with an alert in front of the place that an event is meant for.
  ///
  /// - Returns: whether one of them did.
  func handleInterruption(covering point: CGPoint, by cover: AccessibilityElement?) -> Bool {
    if cover == nil, handleSystemQuestions() { return true }
    guard let root = root(for: .other("look for interrupting elements")) else { return false }
    let path = cover.map { [$0] + $0.ancestors } ?? []
    let alertTypes: [Accessibility.ElementKind] = [.alert, .sheet, .dialog]
    let alert =
      path.first { alertTypes.contains($0.elementType) }
      ?? root.firstDescendant { $0.elementType == .alert }
    guard let alert, let monitors = InterruptionMonitors.current else { return false }
    let chain = QueryChain(application: self).adding(.descendants(alert.elementType))
      .adding(.identity(alert.id))
    let element = XCUIElement(chain: chain)
    return monitors.newestFirst.contains { $0.handle(element) }
  }
}

// MARK: Questions of the system

extension AppHandle {
  /// Deals with what the system asks in front of the app: by the test's monitors, or by a no.
  ///
  /// As Apple tells, a question that no monitor deals with is answered by its button that refuses.
  ///
  /// - Returns: whether there was a question, and there is none left.
  @discardableResult
  func handleSystemQuestions() -> Bool {
    // One answer may be followed by the next question, but not without an end.
    for count in 0..<Self.mostQuestions {
      guard let question = systemQuestion else { return count > 0 }
      StepLog.shared.note("Check for interrupting elements affecting \(name)")
      let alert = XCUIElement(chain: Self.alerts.adding(.identity(question.id)))
      let monitors = InterruptionMonitors.current?.newestFirst ?? []
      if monitors.contains(where: { $0.handle(alert) }), systemQuestion?.id != question.id {
        continue
      }
      guard systemQuestion?.id == question.id else { continue }
      let buttons = alert.descendants(matching: .button)
      let titles = buttons.allElementsBoundByIndex.map(\.label)
      guard let title = titles.first(where: Self.refusals.contains) ?? titles.first else {
        return false
      }
      buttons[title].tap()
    }
    return systemQuestion == nil
  }

  private static let mostQuestions = 10
  private static let refusals: Set<String> = [
    "Don’t Allow", "Ask App Not to Track", "Cancel", "Keep Only While Using",
  ]
  private static var alerts: QueryChain {
    QueryChain(application: SystemLauncher.homeScreen.handle).adding(.descendants(.alert))
  }

  private var systemQuestion: AccessibilityElement? {
    guard let target, self !== SystemLauncher.homeScreen.handle else { return nil }
    return ((try? target.systemTree()) ?? nil)?.firstDescendant { $0.elementType == .alert }
  }
}
