/// A view of another framework's, which says there what element it is.
@preconcurrency @MainActor
open class _ElementView: UIView {
  /// What the view says of itself; nil for a plain view.
  package final var ownAccessibility: AccessibilityDefaults?

  package override var defaultAccessibility: AccessibilityDefaults {
    ownAccessibility ?? super.defaultAccessibility
  }
}
