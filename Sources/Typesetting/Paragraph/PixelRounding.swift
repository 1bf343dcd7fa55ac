import CoreGraphics
import Foundation

/// Rounding of lengths in points to whole pixels.
package enum PixelRounding {
  /// Noise of adding many widths, in pixels: a length so little above a pixel counts as that pixel.
  static var tolerance: CGFloat {
    @_transparent get { 1e-6 }
  }

  /// The next pixel at or above.
  ///
  /// A scale that isn't positive and finite counts as 1.
  @inline(__always)
  package static func ceiling(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = usable(scale)
    // Adding zero turns a negative zero into a positive one.
    return (length * scale - tolerance).rounded(.up) / scale + 0
  }

  /// The nearest pixel; halves away from zero.
  @inline(__always)
  package static func nearest(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = usable(scale)
    return (length * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// A frame whose edges lie on pixels, so that neighbours neither overlap nor gap: origin and
  /// far corner go to the nearest pixel (halves up), and the size is their distance.
  package static func frame(_ frame: CGRect, scale: CGFloat) -> CGRect {
    let scale = usable(scale)
    func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let x = snap(frame.origin.x)
    let y = snap(frame.origin.y)
    return CGRect(
      x: x, y: y,
      width: snap(frame.origin.x + frame.size.width) - x,
      height: snap(frame.origin.y + frame.size.height) - y)
  }

  @_transparent
  private static func usable(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite ? scale : 1
  }
}
