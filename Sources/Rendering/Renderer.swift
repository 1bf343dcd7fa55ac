import CoreGraphics
import Deflate
import DisplayList
import Foundation

/// Draws display lists.
///
/// ```swift
/// let renderer = Renderer(scale: 3, background: .white)
/// let png = try renderer.png(of: list, size: CGSize(width: 390, height: 844))
/// ```
package struct Renderer: Sendable {
  /// Pixels for each point.
  package var scale: CGFloat
  /// What lies below everything; nil for nothing.
  package var background: PaintColor?

  package init(scale: CGFloat = 3, background: PaintColor? = nil) {
    self.scale = scale
    self.background = background
  }

  /// Draws the part of the list inside (0, 0, width, height).
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - size: The size of the picture in points; its pixels are rounded up.
  /// - Returns: The picture.
  /// - Throws: `RenderingError`, whose description says what to install or what is wrong.
  package func image(of list: DisplayList, size: CGSize) throws -> CGImage {
    try withSurface(list, size) { CGImage(bitmap: $0.bitmap) }
  }

  /// The picture as a PNG file.
  ///
  /// - SeeAlso: ``image(of:size:)``
  package func png(of list: DisplayList, size: CGSize) throws -> Data {
    try PNGEncoder.data(of: withSurface(list, size) { $0.bitmap })
  }

  /// A short form of the picture's pixels, by which two pictures can be compared: their size and checksums.
  ///
  /// - SeeAlso: ``image(of:size:)``
  package func digest(of list: DisplayList, size: CGSize) throws -> String {
    guard let zlib = Zlib.shared else {
      throw RenderingError.missingLibrary("libz.so.1", package: "zlib1g")
    }
    return try withSurface(list, size) { surface in
      var sums: (crc: UInt32, adler: UInt32) = (0, 0)
      surface.withPixels { pixels, bytesPerRow in
        sums = zlib.checksums(
          UnsafeBufferPointer(start: pixels, count: bytesPerRow * surface.height))
      }
      return "\(surface.width)x\(surface.height)-\(String(sums.crc, radix: 16))-"
        + String(sums.adler, radix: 16)
    }
  }

  /// Lets images of recorded drawing get their pixels from here.
  fileprivate static func register() {
    CGRasterizer.register { drawing in bitmap(of: drawing) }
  }

  /// The pixels of an image, drawn now if it is recorded drawing.
  ///
  /// Nil if they cannot be had.
  package static func bitmap(of image: CGImage) -> CGBitmap? {
    switch image.content {
    case .bitmap(let bitmap): bitmap
    case .drawing(let drawing): bitmap(of: drawing)
    }
  }

  private static func bitmap(of drawing: CGDrawing) -> CGBitmap? {
    let renderer = Renderer(scale: drawing.scale, background: drawing.isOpaque ? .black : nil)
    let size = CGSize(
      width: CGFloat(drawing.width) / drawing.scale,
      height: CGFloat(drawing.height) / drawing.scale)
    return try? renderer.withSurface(DisplayList(drawing), size) { $0.bitmap }
  }

  private func withSurface<Result>(
    _ list: DisplayList, _ size: CGSize, _ body: (Surface) throws -> Result
  ) throws -> Result {
    let limit = CGFloat(RenderingError.largestSide)
    // A hair above a whole number of pixels comes from adding lengths.
    let width = (size.width * scale - 0.001).rounded(.up)
    let height = (size.height * scale - 0.001).rounded(.up)
    guard scale > 0, (1...limit).contains(width), (1...limit).contains(height) else {
      throw RenderingError.unusableSize(width: size.width, height: size.height, scale: scale)
    }
    return try Engine.use { engine in
      let surface = try Surface(engine.cairo, width: Int(width), height: Int(height))
      let canvas = try CairoCanvas(surface)
      engine.cairo.setTolerance(canvas.pointer, 0.05)
      if let background {
        engine.cairo.setSourceRGBA(
          canvas.pointer, background.red, background.green, background.blue, background.alpha)
        engine.cairo.paint(canvas.pointer)
      }
      _ = canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
      try Painter(engine).draw(list.items, on: canvas)
      try canvas.check()
      engine.cairo.surfaceFlush(surface.pointer)
      return try body(surface)
    }
  }
}

/// Whatever links this target has pixels from its start.
@used @section(".init_array")
private let registration: @convention(c) () -> Void = { Renderer.register() }
