import CoreGraphics
import Foundation

/// The pixels of a picture with the alpha not multiplied in, as files keep them.
struct StraightPixels {
  /// Red, green and blue of each pixel, and alpha where `hasAlpha`, row by row.
  let bytes: [UInt8]
  let hasAlpha: Bool

  init(_ bitmap: CGBitmap) {
    let opaque = Self.opaque(bitmap)
    (bytes, hasAlpha) = opaque.map { ($0, false) } ?? (Self.translucent(bitmap), true)
  }

  /// Nil for a picture through which something can be seen.
  private static func opaque(_ bitmap: CGBitmap) -> [UInt8]? {
    var isOpaque = true
    let bytes = rows(of: bitmap, channels: 3) { row, target, width in
      var (alpha, x) = (UInt32.max, 0)
      while x < width &- 1 {
        let pixel = row.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
        alpha &= pixel
        // The fourth byte is written over by the next pixel.
        target.storeBytes(of: pixel, toByteOffset: x &* 3, as: UInt32.self)
        x &+= 1
      }
      alpha &= row.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
      memcpy(target + x &* 3, row + x &* 4, 3)
      if alpha &>> 24 != 255 { isOpaque = false }
      return isOpaque
    }
    return isOpaque ? bytes : nil
  }

  private static func translucent(_ bitmap: CGBitmap) -> [UInt8] {
    rows(of: bitmap, channels: 4) { row, target, width in
      for x in 0..<width {
        let pixel = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        target.storeBytes(of: straight(pixel), toByteOffset: x * 4, as: UInt32.self)
      }
      return true
    }
  }

  /// Has rows written by `convert`, until that says no.
  ///
  /// Most rows of a screen are as the one above, and cost no more than being compared.
  private static func rows(
    of bitmap: CGBitmap, channels: Int,
    _ convert: (UnsafeRawPointer, UnsafeMutableRawPointer, Int) -> Bool
  ) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { return [] }
    let (sourceRow, targetRow) = (width * 4, width * channels)
    return [UInt8](unsafeUninitializedCapacity: targetRow * height) { buffer, count in
      bitmap.bytes.withUnsafeBytes { source in
        guard let start = source.baseAddress, let out = buffer.baseAddress else { return }
        for y in 0..<height {
          let row = start + y * sourceRow
          let target = UnsafeMutableRawPointer(out + y * targetRow)
          if y > 0, memcmp(row, row - sourceRow, sourceRow) == 0 {
            memcpy(target, target - targetRow, targetRow)
          } else if !convert(row, target, width) {
            return
          }
          count = (y + 1) * targetRow
        }
      }
    }
  }

  // MARK: Alpha

  /// Red, green, blue and alpha.
  static func bytes(of pixel: UInt32) -> [UInt8] {
    let pixel = straight(pixel)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
  }

  /// A pixel, red in the lowest byte, as cairo takes the alpha out of it.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    guard alpha < 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }
}
