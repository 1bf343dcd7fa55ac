import CoreGraphics
import DisplayList
import Foundation

/// Image files to pixels.
package enum ImageDecoder {
  /// - Throws: `RenderingError.unreadableImage` for a damaged file or a format without a decoder;
  ///   other `RenderingError`s if a library is missing.
  package static func image(of file: EncodedImage) throws -> CGImage {
    try Engine.use { engine in
      CGImage(bitmap: try surface(of: file, engine.cairo).bitmap)
    }
  }

  static func surface(of file: EncodedImage, _ cairo: Cairo) throws -> Surface {
    switch ImageFormat(file.data) {
    case .png: return try png(file, cairo)
    case .jpeg: return try JPEGLibrary.surface(of: file, cairo)
    case .other(let name):
      throw RenderingError.unreadableImage(
        name: file.name, reason: "its format (\(name)) is not supported; PNG and JPEG are.")
    }
  }

  private static func png(_ file: EncodedImage, _ cairo: Cairo) throws -> Surface {
    let reader = ByteReader(file.data)
    let object = withExtendedLifetime(reader) {
      cairo.imageSurfaceFromPNG(ByteReader.read, Unmanaged.passUnretained(reader).toOpaque())
    }
    guard let decoded = Surface(cairo, adopting: object) else {
      throw RenderingError.unreadableImage(name: file.name, reason: "its PNG data is damaged.")
    }
    // An opaque PNG comes without an alpha channel: give every image the same layout.
    let surface = try Surface(cairo, width: decoded.width, height: decoded.height)
    let canvas = try Canvas(surface)
    cairo.setSourceSurface(canvas.pointer, decoded.pointer, 0, 0)
    cairo.paint(canvas.pointer)
    cairo.surfaceFlush(surface.pointer)
    return surface
  }
}

/// Hands bytes to cairo piece by piece.
private final class ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ data: Data) {
    bytes = [UInt8](data)
  }

  static let read: Cairo.ReadStream = { closure, target, count in
    let failure: Int32 = 10
    guard let closure, let target else { return failure }
    let reader = Unmanaged<ByteReader>.fromOpaque(closure).takeUnretainedValue()
    let count = Int(count)
    guard reader.position + count <= reader.bytes.count else { return failure }
    for index in 0..<count { target[index] = reader.bytes[reader.position + index] }
    reader.position += count
    return 0
  }
}
