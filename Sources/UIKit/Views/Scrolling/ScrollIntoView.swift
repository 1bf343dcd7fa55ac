import CoreGraphics

/// Scrolls the scroll views around a view until it can be seen.
@MainActor
enum ScrollIntoView {
  /// - Returns: false if no scroll view holds the view.
  static func scroll(to view: UIView) -> Bool {
    let scrollViews = sequence(first: view.superview, next: { $0?.superview })
      .prefix { $0 != nil }.compactMap { $0 as? UIScrollView }
    for scrollView in scrollViews {
      scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
    }
    view.window?.layoutIfNeeded()
    return !scrollViews.isEmpty
  }
}
