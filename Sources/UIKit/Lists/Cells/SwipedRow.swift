import CoreGraphics

/// Touches in a list while a row of it shows its swipe buttons.
///
/// As on iOS they only close the row, wherever in the list they are, but for those on the buttons.
@MainActor
enum SwipedRow {
  /// Whether a touch on a view closes the row: it is none of the buttons.
  static func isClosed(by view: UIView, in list: UIView) -> Bool {
    var view: UIView? = view
    while let current = view, current !== list {
      if current is SwipeButton { return false }
      view = current.superview
    }
    return true
  }
}
