import CoreGraphics
import Foundation
import Metrics

extension UINavigationController {
  /// Places the bars and, below or between them, the content.
  func layOutContent() {
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    navigationBar.isHidden = isNavigationBarHidden
    let top = shownController
    let toolbarIsShown = !isToolbarHidden && top?.hidesBottomBarWhenPushed != true
    toolbar.isHidden = !toolbarIsShown
    let barHeight =
      navigationBar.preferredHeight(inSheet: SheetLayout.isInSheet(self)) - updateCollapsedHeight()
    let barTop = safeArea.top - NavigationBarMetrics.rise(into: safeArea.top)
    navigationBar.frame = CGRect(x: 0, y: barTop, width: bounds.width, height: barHeight)
    let barEnd = navigationBar.frame.maxY
    let toolbarHeight = toolbar.preferredHeight
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - safeArea.bottom - toolbarHeight, width: bounds.width,
      height: toolbarHeight)
    toolbar.items = top?.toolbarItems
    guard let content = top?.viewIfLoaded, content.superview === view else { return }
    var frame = bounds
    var insets = UIEdgeInsets.zero
    if !isNavigationBarHidden {
      if extendsUnderBar(top) {
        insets.top = barEnd - safeArea.top
      } else {
        frame.origin.y += barEnd
        frame.size.height -= barEnd
      }
    }
    if toolbarIsShown { insets.bottom = toolbarHeight }
    content.frame = frame
    content.containerSafeAreaInsets = insets
  }

  /// Content lies under an opaque bar only where its controller says so.
  private func extendsUnderBar(_ content: UIViewController?) -> Bool {
    guard let content else { return true }
    return content.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || content.extendedLayoutIncludesOpaqueBars)
  }
}
