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
    guard let parent = view.superview, asked === view || view.window != nil else { return .zero }
    let outer = insets(around: view, in: parent)
    let frame = view.frame
    let bounds = parent.bounds
    return UIEdgeInsets(
      top: covered(outer.top, by: frame.minY - bounds.minY),
      left: covered(outer.left, by: frame.minX - bounds.minX),
      bottom: covered(outer.bottom, by: bounds.maxY - frame.maxY),
      right: covered(outer.right, by: bounds.maxX - frame.maxX))
  }

  /// The view whose insets a view in the same window asks for: it need not look for the window again.
  private static weak var asked: UIView?
  /// The view below which all are being told, and its insets: those below need not work them out again.
  private static var known: (view: UIView, insets: UIEdgeInsets)?

  private static func insets(around view: UIView, in parent: UIView) -> UIEdgeInsets {
    if let known, known.view === parent { return known.insets }
    let before = asked
    asked = parent
    defer { asked = before }
    return parent.safeAreaInsets
  }

  private static func covered(_ inset: CGFloat, by distance: CGFloat) -> CGFloat {
    inset <= 0 ? 0 : max(inset - max(distance, 0), 0)
  }

  /// Tells `view` and everything below whose safe area changed since it was last told.
  ///
  /// - Complexity: O(depth), then O(number of views that are told).
  static func update(_ view: UIView) {
    update(view, with: view.safeAreaInsets)
  }

  private static func update(_ view: UIView, with present: UIEdgeInsets) {
    guard view.seenSafeAreaInsets != present else { return }
    let isFirst = view.seenSafeAreaInsets == nil
    view.seenSafeAreaInsets = present
    if !(isFirst && present == .zero) {
      view.safeAreaInsetsDidChange()
      view.viewController?.viewSafeAreaInsetsDidChange()
      if view.insetsLayoutMarginsFromSafeArea {
        view.tellOfLayoutMargins()
        view.outerLayoutMarginsMayHaveChanged()
      }
      AutoLayoutPass.guidesChanged(of: view)
      view.setNeedsLayout()
    }
    for subview in view.storedSubviews where subview.storedSuperview === view {
      // What is told may have changed the insets of this view.
      let isCurrent = view.seenSafeAreaInsets == present
      known = isCurrent ? (view, present) : nil
      let insets = subview.safeAreaInsets
      known = nil
      update(subview, with: insets)
    }
  }
}
