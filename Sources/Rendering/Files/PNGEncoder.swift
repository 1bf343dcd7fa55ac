import CoreGraphics

import struct Foundation.Data

/// Pixels to PNG files: with a palette where 256 colours are enough, else with three channels, or four for a
/// picture through which something can be seen.
package enum PNGEncoder {
  /// - Throws: `RenderingError` if libpng is missing, the image has no pixels, or encoding fails.
  package static func data(of image: CGImage) throws -> Data {
    guard let bitmap = image.bitmap ?? Renderer.bitmap(of: image) else {
      throw RenderingError.unreadableImage(name: "CGImage", reason: "it has no pixels.")
    }
    return try data(of: bitmap)
  }

  /// - Throws: `RenderingError` if libpng is missing, there are no pixels, or encoding fails.
  package static func data(of bitmap: CGBitmap) throws -> Data {
    let library = try library.get()
    let (width, height) = (bitmap.width, bitmap.height)
    if let indexed = IndexedPixels(bitmap) {
      return try library.data(
        of: indexed.indices, [.alpha, .color, .colorMap], colors: indexed.colors, width: width,
        height: height)
    }
    let pixels = StraightPixels(bitmap)
    return try library.data(
      of: pixels.bytes, pixels.hasAlpha ? [.alpha, .color] : .color, width: width, height: height)
  }

  private static let library = Result { try PNGLibrary() }
}
