import CoreGraphics
import DisplayList
import Foundation

/// Pixels to JPEG files, through libturbojpeg.
package enum JPEGEncoder {
  private typealias Compressor = OpaquePointer

  /// Colours at full resolution (TJSAMP_444), so that small pictures keep theirs.
  private static let sampling: Int32 = 0
  /// TJPF_BGRX: the fourth byte of a pixel is skipped.
  private static let blueGreenRed: Int32 = 3

  /// The quality goes from 0, the smallest file, to 1, the best picture; others count as the nearer end.
  ///
  /// - Throws: `RenderingError` if the library is missing, the image has no pixels, or encoding fails.
  package static func data(of image: CGImage, quality: CGFloat) throws -> Data {
    try Engine.use { engine in
      guard let bitmap = image.bitmap ?? Renderer.bitmap(of: image) else {
        throw RenderingError.unreadableImage(name: "CGImage", reason: "it has no pixels.")
      }
      // JPEG has no transparency.
      let surface = try Surface(engine.cairo, width: bitmap.width, height: bitmap.height)
      surface.withPixels { base, stride in
        base.update(repeating: 255, count: stride * bitmap.height)
      }
      let canvas = try CairoCanvas(surface)
      let pixels = try Surface(engine.cairo, bitmap)
      engine.cairo.setSourceSurface(canvas.pointer, pixels.pointer, 0, 0)
      engine.cairo.paint(canvas.pointer)
      engine.cairo.surfaceFlush(surface.pointer)
      let percent = quality.isNaN ? 100 : Int32(min(max(quality, 0), 1) * 100)
      return try encode(surface, quality: max(percent, 1))
    }
  }

  private static func encode(_ surface: Surface, quality: Int32) throws -> Data {
    let library = try DynamicLibrary("libturbojpeg.so.0", package: "libturbojpeg0")
    let create: @convention(c) () -> Compressor? = try library.function("tjInitCompress")
    let destroy: @convention(c) (Compressor?) -> Int32 = try library.function("tjDestroy")
    let free: @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void = try library.function("tjFree")
    let compress:
      @convention(c) (
        Compressor?, UnsafePointer<UInt8>?, Int32, Int32, Int32, Int32,
        UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, UnsafeMutablePointer<UInt>?, Int32,
        Int32, Int32
      ) -> Int32 = try library.function("tjCompress2")

    let failure = RenderingError.drawingFailed("the JPEG cannot be written")
    guard let compressor = create() else { throw failure }
    defer { _ = destroy(compressor) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { free(bytes) }
    var isWritten = false
    surface.withPixels { base, stride in
      isWritten =
        compress(
          compressor, base, Int32(surface.width), Int32(stride), Int32(surface.height),
          blueGreenRed,
          &bytes, &count, sampling, quality, 0) == 0
    }
    guard isWritten, let bytes else { throw failure }
    return Data(bytes: bytes, count: Int(count))
  }
}
