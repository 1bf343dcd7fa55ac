import CoreGraphics
import Foundation

/// The parts of a view that bars, notch and home indicator leave free.
@MainActor
enum SafeArea {
  /// What of the superview's unsafe edges reaches into `view`, plus what controllers add.
  static func insets(of view: UIView) -> UIEdgeInsets {
    var insets = inherited(by: view)
    insets = insets + view.containerSafeAreaInsets
    if let controller = view.viewController {
      insets = insets + controller.additionalSafeAreaInsets
    }
    return insets
  }

  private static func inherited(by view: UIView) -> UIEdgeInsets {
    guard let parent = view.superview, view.window != nil else { return .zero }
    let outer = parent.safeAreaInsets
    let frame = view.frame
    let bounds = parent.bounds
    return UIEdgeInsets(
      top: covered(outer.top, by: frame.minY - bounds.minY),
      left: covered(outer.left, by: frame.minX - bounds.minX),
      bottom: covered(outer.bottom, by: bounds.maxY - frame.maxY),
      right: covered(outer.right, by: bounds.maxX - frame.maxX))
  }

  private static func covered(_ inset: CGFloat, by distance: CGFloat) -> CGFloat {
    inset <= 0 ? 0 : max(inset - max(distance, 0), 0)
  }

  /// Tells `view` and everything below whose safe area changed since it was last told.
  static func update(_ view: UIView) {
    let present = view.safeAreaInsets
    guard view.seenSafeAreaInsets != present else { return }
    let isFirst = view.seenSafeAreaInsets == nil
    view.seenSafeAreaInsets = present
    if !(isFirst && present == .zero) {
      view.safeAreaInsetsDidChange()
      view.viewController?.viewSafeAreaInsetsDidChange()
      AutoLayoutPass.guidesChanged(of: view)
      view.setNeedsLayout()
    }
    for subview in view.storedSubviews { update(subview) }
  }
}
