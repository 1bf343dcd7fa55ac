/// What the layout pass remembers of a view.
struct LayoutState {
  /// Whether `layoutSubviews()` is due.
  var needsLayout = true
  /// Whether it is due somewhere below.
  var descendantNeedsLayout = false
}
