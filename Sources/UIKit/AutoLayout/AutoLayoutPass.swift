import CoreGraphics
import Foundation

/// Where views and Auto Layout's engine meet.
@MainActor
enum AutoLayoutPass {
  static func invalidate(_ view: UIView) {}
  static func structureChanged(_ view: UIView) {}
  static func restructure(_ view: UIView) {}
  static func detach(_ view: UIView) {}
  static func guidesChanged(of view: UIView) {}
  static func frameChanged(_ view: UIView) {}
  static func constraintChanged(_ constraint: NSLayoutConstraint) {}
  static func updateConstraints(in view: UIView) {}
  static func solve(for view: UIView) {}
  static func placeSubviews(of view: UIView) {}
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize { view.bounds.size }
}

@MainActor
final class LayoutEngine {
  var isStale: Bool { false }
}
