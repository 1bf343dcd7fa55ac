import Foundation

/// Which scroll view the bars of a screen look at.
extension UIViewController {
  /// Tells bars at some edges which scroll view to look at, in place of the one that they find: the controller's view,
  /// or the first view in it.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for place in ContentScrollViews.edges where edge.contains(place) {
      contentScrollViews[place.rawValue] = scrollView.map(ContentScrollViews.Reference.init)
    }
    viewIfLoaded?.setNeedsLayout()
    navigationController?.barsDidChange()
  }

  /// The scroll view that was set for an edge; nil where none was.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]?.view
  }

  /// The scroll view that bars at an edge look at; nil where the screen has none.
  ///
  /// That the first view counts and no later one is what many apps rely on, since UIKit adjusts the insets of no other.
  func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let view = contentScrollView(for: edge) { return view }
    guard let content = viewIfLoaded else { return nil }
    return content as? UIScrollView ?? content.subviews.first as? UIScrollView
  }

  /// The controller whose content lies under the bars of this one: the top one of a stack, the selected tab's.
  var controllerUnderBars: UIViewController {
    switch self {
    case let stack as UINavigationController: stack.topViewController?.controllerUnderBars ?? self
    case let tabs as UITabBarController: tabs.selectedViewController?.controllerUnderBars ?? self
    default: self
    }
  }

  /// Whether no content is scrolled under a bar at the bottom: also where nothing scrolls.
  var isAtBottomEdge: Bool {
    guard let view = controllerUnderBars.observedScrollView(for: .bottom) else { return true }
    let end = view.contentOffset.y + view.bounds.height - view.restingInset.bottom
    return end >= view.contentSize.height
  }
}

enum ContentScrollViews {
  static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  struct Reference {
    weak var view: UIScrollView?
  }
}
