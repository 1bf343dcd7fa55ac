import CoreGraphics
import Foundation

/// The search bar of the top item scrolls away with the content, then its large title; both come back with its top.
extension UINavigationController: ScrollObserver {
  /// What the bar reacts to.
  var contentScrollView: UIScrollView? { topViewController?.observedScrollView(for: .top) }

  /// How much of the bar is hidden where the content is scrolled to now, in points.
  func updateCollapsedHeight() -> CGFloat {
    guard let item = topViewController?.navigationItem else { return 0 }
    let collapsible = navigationBar.collapsibleHeight
    guard collapsible > 0, let view = contentScrollView else {
      if contentScrollView?.scrollObserver === self { contentScrollView?.scrollObserver = nil }
      item.collapsedHeight = 0
      return 0
    }
    view.scrollObserver = self
    // Content at rest stays at rest; what it is scrolled beyond that hides as much of the bar.
    let distance = view.contentOffset.y + view.seenRestingInset.top + hiddenHeight(above: view)
    item.collapsedHeight = min(max(distance, 0), collapsible)
    return item.collapsedHeight
  }

  func scrolled(_ view: UIScrollView) {
    guard view === contentScrollView else { return }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Nothing for content whose insets don't follow the bar.
  func hiddenHeight(above view: UIScrollView) -> CGFloat {
    guard view === contentScrollView, navigationBar.collapsibleHeight > 0,
      view.restingInset.top > view.contentInset.top
    else { return 0 }
    return topViewController?.navigationItem.collapsedHeight ?? 0
  }

  /// Neither a search bar nor a large title is left half hidden.
  func restingOffset(near target: CGPoint, of view: UIScrollView) -> CGPoint {
    let top = -(view.seenRestingInset.top + hiddenHeight(above: view))
    let hidden = target.y - top
    let search = navigationBar.hideableSearchHeight
    let stops = [0, search, navigationBar.collapsibleHeight]
    guard let end = stops.first(where: { $0 > hidden }), hidden > 0,
      let start = stops.last(where: { $0 <= hidden }), start < hidden
    else { return target }
    let nearest = hidden - start < (end - start) / 2 ? start : end
    // Content that cannot go as far stays where it starts.
    let stop = top + nearest > view.offsetRange.maxY ? start : nearest
    return CGPoint(x: target.x, y: top + stop)
  }
}
