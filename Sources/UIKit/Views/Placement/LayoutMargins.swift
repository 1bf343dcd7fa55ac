import CoreGraphics
import Foundation
import Metrics

/// The margins of views, in points.
@MainActor
enum LayoutMargins {
  static func insets(of view: UIView) -> UIEdgeInsets {
    var margins = view.storedLayoutMargins ?? standard(for: view)
    if view.preservesSuperviewLayoutMargins, let parent = view.superview {
      let outer = parent.layoutMargins
      let frame = view.frame
      let bounds = parent.bounds
      margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
      margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
      margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
      margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
    }
    if let controller = view.viewController, view.storedLayoutMargins != nil,
      controller.viewRespectsSystemMinimumLayoutMargins
    {
      let least = absolute(controller.systemMinimumLayoutMargins, in: view)
      margins.left = max(margins.left, least.left)
      margins.right = max(margins.right, least.right)
    }
    return view.insetsLayoutMarginsFromSafeArea ? margins + view.safeAreaInsets : margins
  }

  /// Root views of controllers: 16 at the sides, 20 from 414 points of width; others 8 all round.
  private static func standard(for view: UIView) -> UIEdgeInsets {
    if let own = (view as? any StandardMarginsSource)?.standardMargins { return own }
    guard view.viewController != nil else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let side = ScreenMargins.side(forWidth: (view.window ?? view).bounds.width)
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  static func set(_ margins: UIEdgeInsets, of view: UIView) {
    let numbers = [margins.top, margins.left, margins.bottom, margins.right]
    guard GeometryPass.accepts(numbers, as: "layoutMargins", of: view) else { return }
    view.storedLayoutMargins = margins
  }

  static func set(_ margins: NSDirectionalEdgeInsets, of view: UIView) {
    let numbers = [margins.top, margins.leading, margins.bottom, margins.trailing]
    guard GeometryPass.accepts(numbers, as: "directionalLayoutMargins", of: view) else { return }
    view.storedLayoutMargins = absolute(margins, in: view)
  }

  static func directional(_ insets: UIEdgeInsets, in view: UIView) -> NSDirectionalEdgeInsets {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  static func absolute(_ insets: NSDirectionalEdgeInsets, in view: UIView) -> UIEdgeInsets {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isReversed ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isReversed ? insets.leading : insets.trailing)
  }
}

extension UISemanticContentAttribute {
  /// The direction that content of this kind has everywhere; nil for that of the interface.
  var ownDirection: UIUserInterfaceLayoutDirection? {
    switch self {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  var ofInterface: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// A view whose layout margins are others than those of most views while nobody sets them.
@MainActor
protocol StandardMarginsSource: UIView {
  /// In points.
  var standardMargins: UIEdgeInsets { get }
}
