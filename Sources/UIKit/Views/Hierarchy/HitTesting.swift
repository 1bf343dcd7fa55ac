import CoreGraphics
import Foundation

@MainActor
enum HitTesting {
  /// The front-most view under `point` that takes touches, as `UIView.hitTest` finds it.
  static func hitTest(_ point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView? {
    guard view.takesTouches, view.point(inside: point, with: event) else { return nil }
    for subview in view.storedSubviews.reversed() {
      guard let inside = AnimationRun.pointFromSuperview(point, of: subview) else { continue }
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return view
  }
}

extension UIView {
  /// Whether touches are offered to the view at all: shown, at least a little opaque, enabled, and not
  /// on its way with an animation that allows none.
  var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha > 0.01
      && !(storedLayer?.played.contains(where: \.blocksTouches) ?? false)
  }
}
