import CoreGraphics
import Foundation

/// Pixels to PNG files.
package enum PNGEncoder {
  /// - Throws: `RenderingError` if a library is missing, the image has no pixels, or encoding
  ///   fails.
  package static func data(of image: CGImage) throws -> Data {
    try Engine.use { engine in
      guard let bitmap = image.bitmap ?? Renderer.bitmap(of: image) else {
        throw RenderingError.unreadableImage(name: "CGImage", reason: "it has no pixels.")
      }
      return try data(of: try Surface(engine.cairo, bitmap))
    }
  }

  static func data(of surface: Surface) throws -> Data {
    let writer = ByteWriter()
    let status = withExtendedLifetime(writer) {
      surface.cairo.surfaceWritePNG(
        surface.pointer, ByteWriter.write, Unmanaged.passUnretained(writer).toOpaque())
    }
    guard status == 0 else { throw RenderingError.drawingFailed("the PNG cannot be written") }
    return writer.data
  }
}

/// Collects what cairo writes.
private final class ByteWriter {
  private(set) var data = Data()

  static let write: Cairo.Stream = { closure, bytes, count in
    let failure: Int32 = 11
    guard let closure, let bytes else { return failure }
    let writer = Unmanaged<ByteWriter>.fromOpaque(closure).takeUnretainedValue()
    writer.data.append(bytes, count: Int(count))
    return 0
  }
}
