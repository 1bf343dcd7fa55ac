import CoreGraphics
import Foundation

/// The search bar of the top item scrolls away with the content, and comes back with its top.
extension UINavigationController: ScrollObserver {
  /// What the bars react to: the top controller's view, or the first scroll view in it.
  var contentScrollView: UIScrollView? {
    guard let content = topViewController?.viewIfLoaded else { return nil }
    return content as? UIScrollView
      ?? content.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// How much of the search bar is hidden where the content is scrolled to now, in points.
  func updateHiddenSearchHeight() -> CGFloat {
    guard let item = topViewController?.navigationItem else { return 0 }
    let hideable = navigationBar.hideableSearchHeight
    guard hideable > 0, let view = contentScrollView else {
      if contentScrollView?.scrollObserver === self { contentScrollView?.scrollObserver = nil }
      item.hiddenSearchHeight = 0
      return 0
    }
    view.scrollObserver = self
    // Content at rest stays at rest; what it is scrolled beyond that hides as much of the bar.
    let moved = view.contentOffset.y + view.seenAdjustedInset.top
    item.hiddenSearchHeight = min(max(item.hiddenSearchHeight + moved, 0), hideable)
    return item.hiddenSearchHeight
  }

  func scrolled(_ view: UIScrollView) {
    guard view === contentScrollView else { return }
    viewIfLoaded?.setNeedsLayout()
  }

  func hiddenHeight(above view: UIScrollView) -> CGFloat {
    guard view === contentScrollView, navigationBar.hideableSearchHeight > 0 else { return 0 }
    return topViewController?.navigationItem.hiddenSearchHeight ?? 0
  }

  /// A search bar is never left half hidden.
  func restingOffset(near target: CGPoint, of view: UIScrollView) -> CGPoint {
    let hideable = navigationBar.hideableSearchHeight
    let top = -(view.seenAdjustedInset.top + hiddenHeight(above: view))
    let hidden = target.y - top
    guard hideable > 0, hidden > 0, hidden < hideable else { return target }
    return CGPoint(x: target.x, y: hidden < hideable / 2 ? top : top + hideable)
  }
}
