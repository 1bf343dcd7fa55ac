import CoreGraphics

/// Touches in a list whose rows can be swiped.
///
/// While a row shows its buttons they only close it, as on iOS, wherever in the list they are, but for those on the
/// buttons.
@MainActor
enum SwipedRow {
  /// Whether a finger that has gone `distance` points to the right reveals the actions at the row's leading side.
  ///
  /// Those are revealed from their own side: by a swipe to the right, and to the left where the row reads from right to
  /// left; certain.
  static func isLeading(_ distance: CGFloat, in row: UIView) -> Bool {
    row.isRightToLeft ? distance < 0 : distance > 0
  }

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
