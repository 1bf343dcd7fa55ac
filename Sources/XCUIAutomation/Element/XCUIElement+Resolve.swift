import Accessibility
import Foundation

extension XCUIElement {
  /// The one element that the query finds; records a failure and gives nil if there isn't one.
  func resolved(for purpose: QueryPurpose = .attribute) -> AccessibilityElement? {
    located(for: purpose)?.element
  }

  /// The one element that the query finds, and the tree that it is in; records a failure and gives nil if
  /// there isn't one.
  ///
  /// As XCUITest does, it looks again for a while if there is none yet.
  func located(
    for purpose: QueryPurpose
  ) -> (element: AccessibilityElement, root: AccessibilityElement)? {
    let use = RootUse.element(chain, purpose)
    guard var root = app.root(for: use) else { return nil }
    if chain.firstMatch(in: root) == nil {
      app.waitQuietly(timeout: Self.patience) { chain.firstMatch(in: $0) != nil }
      guard let later = app.root(for: use) else { return nil }
      root = later
    }
    return resolved(in: root, for: purpose).map { ($0, root) }
  }

  /// For how many seconds on the device's clock a missing element is looked for: XCUITest looks three
  /// times, a second apart.
  private static let patience: TimeInterval = 2

  func resolved(
    in root: AccessibilityElement, for purpose: QueryPurpose
  ) -> AccessibilityElement? {
    let (first, second) = chain.firstTwoMatches(in: root)
    if let first, second == nil { return first }
    Failure.record {
      first == nil
        ? FailureText.noMatch(for: chain, in: root, purpose: purpose)
        : FailureText.severalMatches(for: chain, in: root, purpose: purpose)
    }
    return nil
  }
}

/// What an element is looked for, which decides how a failure begins.
enum QueryPurpose {
  /// An attribute or a snapshot of it is read.
  case attribute
  /// Something is done to it: `tap`, `swipe up`.
  case event(String)
}
