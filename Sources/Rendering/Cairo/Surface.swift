import CoreGraphics
import Foundation

/// Pixels that cairo draws on.
final class Surface {
  let cairo: Cairo
  let pointer: Cairo.Object
  let width: Int
  let height: Int
  /// Device coordinates of the top left pixel.
  private(set) var origin: (x: Int, y: Int) = (0, 0)

  /// A clear surface.
  ///
  /// - Throws: `RenderingError.drawingFailed` if there is no memory for it.
  init(_ cairo: Cairo, width: Int, height: Int, format: CairoFormat = .argb32) throws {
    guard
      let pointer = cairo.imageSurfaceCreate(format.rawValue, Int32(width), Int32(height)),
      cairo.surfaceStatus(pointer) == 0
    else {
      throw RenderingError.drawingFailed("no memory for \(width) × \(height) pixels")
    }
    self.cairo = cairo
    self.pointer = pointer
    self.width = width
    self.height = height
  }

  /// Takes over a surface made by cairo; nil if making it failed.
  init?(_ cairo: Cairo, adopting pointer: Cairo.Object?) {
    guard let pointer else { return nil }
    guard cairo.surfaceStatus(pointer) == 0 else {
      cairo.surfaceDestroy(pointer)
      return nil
    }
    self.cairo = cairo
    self.pointer = pointer
    width = Int(cairo.imageSurfaceWidth(pointer))
    height = Int(cairo.imageSurfaceHeight(pointer))
  }

  /// Takes over a surface made by cairo that has no pixels; nil if making it failed.
  init?(_ cairo: Cairo, adopting pointer: Cairo.Object?, width: Int, height: Int) {
    guard let pointer else { return nil }
    guard cairo.surfaceStatus(pointer) == 0 else {
      cairo.surfaceDestroy(pointer)
      return nil
    }
    self.cairo = cairo
    self.pointer = pointer
    self.width = width
    self.height = height
  }

  deinit {
    cairo.surfaceDestroy(pointer)
  }

  /// Makes the top left pixel the given device coordinates.
  func place(x: Int, y: Int) {
    origin = (x, y)
    cairo.surfaceSetDeviceOffset(pointer, Double(-x), Double(-y))
  }

  /// Whether it is an image: pages of a document are none.
  var hasPixels: Bool { cairo.imageSurfaceData(pointer) != nil }

  /// Hands out the raw pixels, and tells cairo that they changed.
  func withPixels(_ body: (_ base: UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> Void) {
    cairo.surfaceFlush(pointer)
    guard let base = cairo.imageSurfaceData(pointer) else { return }
    body(base, Int(cairo.imageSurfaceStride(pointer)))
    cairo.surfaceMarkDirty(pointer)
  }
}

// MARK: - Bitmaps

extension Surface {
  /// - Throws: `RenderingError.drawingFailed` if there is no memory for it.
  convenience init(_ cairo: Cairo, _ bitmap: CGBitmap) throws {
    try self.init(cairo, width: bitmap.width, height: bitmap.height)
    withPixels { base, bytesPerRow in
      bitmap.bytes.withUnsafeBytes { source in
        guard let start = source.baseAddress else { return }
        let (width, sourceRow) = (bitmap.width, bitmap.width * 4)
        Self.swapRedAndBlue(
          from: start, sourceRow, to: base, bytesPerRow, width: width, height: bitmap.height)
      }
    }
  }

  var bitmap: CGBitmap {
    let (width, height) = (width, height)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      count = 0
      withPixels { base, bytesPerRow in
        guard let start = buffer.baseAddress else { return }
        Self.swapRedAndBlue(
          from: base, bytesPerRow, to: start, width * 4, width: width, height: height)
        count = width * height * 4
      }
    }
    return CGBitmap(width: width, height: height, bytes: bytes)
  }

  /// Row by row; most rows of a screen are as the one above, and cost no more than being compared.
  private static func swapRedAndBlue(
    from source: UnsafeRawPointer, _ sourceRow: Int, to target: UnsafeMutableRawPointer,
    _ targetRow: Int, width: Int, height: Int
  ) {
    for row in 0..<height {
      let (from, to) = (source + row * sourceRow, target + row * targetRow)
      if row > 0, memcmp(from, from - sourceRow, width * 4) == 0 {
        memcpy(to, to - targetRow, width * 4)
      } else {
        swapRedAndBlue(from: from, to: to, count: width)
      }
    }
  }

  /// Between cairo's order (blue, green, red, alpha in memory) and red, green, blue, alpha; two
  /// pixels at a time.
  private static func swapRedAndBlue(
    from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
  ) {
    var index = 0
    let pairs = count / 2
    while index < pairs {
      let pixels = source.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
      let swapped =
        pixels & 0xFF00_FF00_FF00_FF00 | (pixels &>> 16) & 0x0000_00FF_0000_00FF
        | (pixels & 0x0000_00FF_0000_00FF) &<< 16
      target.storeBytes(of: swapped, toByteOffset: index &* 8, as: UInt64.self)
      index &+= 1
    }
    guard !count.isMultiple(of: 2) else { return }
    let last = (count - 1) * 4
    let pixel = source.loadUnaligned(fromByteOffset: last, as: UInt32.self)
    let swapped = pixel & 0xFF00_FF00 | (pixel >> 16) & 0xFF | (pixel & 0xFF) << 16
    target.storeBytes(of: swapped, toByteOffset: last, as: UInt32.self)
  }
}
