import CoreGraphics
import Foundation
import Metrics

extension UINavigationBar {
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  var shownBackgroundImage: UIImage? {
    backgroundImages.shown(
      at: barPosition, isCompact: isCompact)
  }

  /// What the bar looks like over content that is scrolled under it.
  var shownStandardAppearance: UINavigationBarAppearance {
    let compact = isCompact ? topItem?.compactAppearance ?? compactAppearance : nil
    return compact ?? topItem?.standardAppearance ?? standardAppearance
  }

  var shownEdgeAppearance: UINavigationBarAppearance? {
    let compact =
      isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    return compact ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// That of the place where the content is scrolled to.
  var shownAppearance: UINavigationBarAppearance {
    isAtScrollEdge ? shownEdgeAppearance ?? shownStandardAppearance : shownStandardAppearance
  }

  func view(for item: UIBarButtonItem) -> BarButtonView {
    let looks: UIBarButtonItemAppearance? =
      item.style == .done ? shownAppearance.doneButtonAppearance : shownAppearance.buttonAppearance
    return itemViews.view(for: item, in: self, looks)
  }

  /// Whether nothing is scrolled under the bar: then it shows no background of its own.
  var isAtScrollEdge: Bool {
    guard let screen = navigationController?.topViewController, screen.isViewLoaded else {
      return false
    }
    guard let scrollView = screen.observedScrollView(for: .top) else { return true }
    return scrollView.contentOffset.y <= -scrollView.restingInset.top
  }
}
