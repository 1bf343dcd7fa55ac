import CoreGraphics
import Foundation

/// Scrolls to the top when the user taps the status bar.
@MainActor
enum ScrollToTop {
  /// - Returns: whether a view scrolls.
  @discardableResult
  static func statusBarTapped(in window: UIWindow) -> Bool {
    let candidates = scrollViews(in: window, window)
    // Of several none scrolls, as on iOS.
    guard candidates.count == 1, let view = candidates.first else { return false }
    guard view.scrollDelegate?.scrollViewShouldScrollToTop(view) ?? true else { return false }
    let top = CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
    guard view.contentOffset.y > top.y else { return false }
    view.contentOffset = top
    view.scrollDelegate?.scrollViewDidScrollToTop(view)
    return true
  }

  private static func scrollViews(in view: UIView, _ window: UIWindow) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    var found: [UIScrollView] = []
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
      scrollView.isScrollEnabled, !(scrollView is UITextView),
      scrollView.convert(scrollView.bounds, to: nil).intersects(window.bounds)
    {
      found.append(scrollView)
    }
    return found + view.subviews.flatMap { scrollViews(in: $0, window) }
  }
}
