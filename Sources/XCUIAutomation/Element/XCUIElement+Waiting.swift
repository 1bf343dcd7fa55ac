import Accessibility
import Foundation

extension XCUIElement {
  /// Whether there is at least one such element now.
  ///
  /// It never fails for want of an element; an app exists while it runs.
  public var exists: Bool {
    if case .application = chain.step, app.state == .notRunning { return false }
    guard let root = app.root(for: .query(chain)) else { return false }
    return chain.firstMatch(in: root) != nil
  }

  /// Waits until the element exists, for at most `timeout` seconds.
  ///
  /// - Returns: whether it exists.
  @discardableResult
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    StepLog.shared.note("Waiting \(timeout)s for \(chain.shortName) to exist")
    return app.wait(timeout: timeout) { self.exists }
  }

  /// Waits until the element exists no more, for at most `timeout` seconds.
  ///
  /// - Returns: whether it is gone.
  @discardableResult
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    StepLog.shared.note("Waiting \(timeout)s for \(chain.shortName) to not exist")
    return app.wait(timeout: timeout) { !self.exists }
  }

  /// The same by the name that Xcode 16's release notes give it; public tests use both.
  @discardableResult
  public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
    waitForNonExistence(timeout: timeout)
  }

  /// Waits until the property at `keyPath` equals `expectedValue`, for at most `timeout` seconds.
  ///
  /// A missing element counts as not equal, except for `exists` and `isHittable`.
  ///
  /// - Returns: whether they are equal.
  @discardableResult
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    // A property whose name is unknown may need the element: look before reading.
    let readsMissing = keyPath == \XCUIElement.exists || keyPath == \XCUIElement.isHittable
    return app.wait(timeout: timeout) {
      (readsMissing || self.hasUniqueMatch) && self[keyPath: keyPath] == expectedValue
    }
  }

  private var hasUniqueMatch: Bool {
    guard let root = app.root(for: .query(chain)) else { return false }
    let (first, second) = chain.firstTwoMatches(in: root)
    return first != nil && second == nil
  }
}
