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
    case .jpeg: return try jpeg(file, cairo)
    case .gif: return try PixbufLibrary.surface(of: file, .gif, cairo)
    case .webP: return try WebPLibrary.surface(of: file, cairo)
    case .heic: return try HEICLibrary.surface(of: file, cairo)
    case .pdf, .svg:
      throw RenderingError.unreadableImage(
        name: file.name, reason: "it has shapes, and no pixels of its own.")
    case .unknown:
      throw RenderingError.unreadableImage(
        name: file.name,
        reason: "its format is unknown; PNG, JPEG, GIF, WebP, HEIC, PDF and SVG are supported.")
    }
  }

  static func damaged(_ file: EncodedImage, _ format: ImageFormat) -> RenderingError {
    .unreadableImage(name: file.name, reason: "its \(format.name) data is damaged.")
  }

  /// The library that pictures of a format need.
  ///
  /// - Throws: `RenderingError.unreadableImage`, which says what to install.
  static func library(
    _ name: String, package: String, for file: EncodedImage, _ format: ImageFormat
  ) throws -> DynamicLibrary {
    do {
      return try DynamicLibrary(name, package: package)
    } catch {
      throw RenderingError.unreadableImage(
        name: file.name,
        reason: "\(format.name) files need \(name); apt-get install \(package).")
    }
  }

  /// The fast library first, then the one that may be there for other pictures.
  private static func jpeg(_ file: EncodedImage, _ cairo: Cairo) throws -> Surface {
    do {
      return try JPEGLibrary.surface(of: file, cairo)
    } catch {
      if let surface = try? PixbufLibrary.surface(of: file, .jpeg, cairo) { return surface }
      throw error
    }
  }

  private static func png(_ file: EncodedImage, _ cairo: Cairo) throws -> Surface {
    let reader = ByteReader(file.data)
    let object = withExtendedLifetime(reader) {
      cairo.imageSurfaceFromPNG(ByteReader.read, Unmanaged.passUnretained(reader).toOpaque())
    }
    guard let decoded = Surface(cairo, adopting: object) else { throw damaged(file, .png) }
    // An opaque PNG comes without an alpha channel: give every image the same layout.
    let surface = try Surface(cairo, width: decoded.width, height: decoded.height)
    let canvas = try CairoCanvas(surface)
    cairo.setSourceSurface(canvas.pointer, decoded.pointer, 0, 0)
    cairo.paint(canvas.pointer)
    cairo.surfaceFlush(surface.pointer)
    return surface
  }
}

extension Surface {
  /// Rows of red, green, blue and perhaps alpha, which is not yet multiplied into the colours.
  func fill(
    from source: UnsafePointer<UInt8>, bytesPerRow: Int, channels: Int
  ) {
    withPixels { base, stride in
      for row in 0..<height {
        let from = source + row * bytesPerRow
        let to = base + row * stride
        for column in 0..<width {
          let pixel = from + column * channels
          let alpha = channels == 4 ? Int(pixel[3]) : 255
          func multiplied(_ value: UInt8) -> UInt8 { UInt8((Int(value) * alpha + 127) / 255) }
          to[column * 4] = multiplied(pixel[2])
          to[column * 4 + 1] = multiplied(pixel[1])
          to[column * 4 + 2] = multiplied(pixel[0])
          to[column * 4 + 3] = UInt8(alpha)
        }
      }
    }
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
