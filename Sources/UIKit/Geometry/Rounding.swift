import CoreGraphics
import Typesetting

/// Rounding to whole pixels, in the files that draw.
enum Rounding {
  static func nearest(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    PixelRounding.nearest(length, scale: scale)
  }

  static func up(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    PixelRounding.ceiling(length, scale: scale)
  }
}
