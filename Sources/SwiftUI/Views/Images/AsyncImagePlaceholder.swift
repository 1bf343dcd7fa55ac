import CoreGraphics
import UIKit

/// What stands in the place of an image that is not loaded.
enum AsyncImagePlaceholder {
  /// A grey pixel to be stretched; it lets what is behind it shine through, so that it suits dark places too.
  static let picture: UIImage = {
    let context = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(gray: 0.5, alpha: 0.3)
    context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return context?.makeImage().map { UIImage(cgImage: $0) } ?? UIImage()
  }()
}
