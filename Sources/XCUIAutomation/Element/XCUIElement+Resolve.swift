import Accessibility

extension XCUIElement {
  /// The one element that the query finds now; records a failure and gives nil if there isn't one.
  func resolved(for purpose: QueryPurpose = .attribute) -> AccessibilityElement? {
    guard let root = app.root(for: .element(chain, purpose)) else { return nil }
    return resolved(in: root, for: purpose)
  }

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
