import CoreGraphics
import UIKit

/// A control on a screen of its own, made anew for each variant.
@MainActor
struct GoldenScene {
  /// The screen's size in points.
  var size: CGSize
  /// The height in points where the text is large.
  var largeHeight: CGFloat
  /// Pixels per point.
  var scale: CGFloat = 2
  var make: () -> UIViewController
  /// What the user would see happen before the picture is taken.
  var prepare: (UIViewController) -> Void = { _ in }

  func size(of variant: GoldenVariant) -> CGSize {
    variant == .largeText ? CGSize(width: size.width, height: largeHeight) : size
  }
}
