import Accessibility
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
    guard let root = root(for: .other("look for interrupting elements")) else { return false }
    let path = cover.map { [$0] + $0.ancestors } ?? []
    let alertTypes: [Accessibility.ElementType] = [.alert, .sheet, .dialog]
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
