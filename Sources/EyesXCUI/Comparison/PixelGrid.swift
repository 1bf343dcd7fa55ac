import CoreGraphics

/// The pixels of a picture by column and row.
struct PixelGrid {
  let width: Int
  let height: Int
  private let pixels: [UInt32]

  init(_ bitmap: CGBitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let count = width * height
    pixels = [UInt32](unsafeUninitializedCapacity: count) { target, filled in
      filled = bitmap.bytes.withUnsafeBytes { source in
        UnsafeMutableRawBufferPointer(target).copyBytes(from: source.prefix(count * 4))
        return min(count, source.count / 4)
      }
    }
  }

  /// Red, green, blue and alpha from the lowest byte.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Brightness by the weights of ITU-R BT 601, in 0...255000.
  func luma(_ x: Int, _ y: Int) -> Int {
    let pixel = self[x, y]
    return 299 * Int(pixel & 255) + 587 * Int(pixel >> 8 & 255) + 114 * Int(pixel >> 16 & 255)
  }

  /// The pixels around one, at most eight.
  func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var places: [(Int, Int)] = []
    places.reserveCapacity(8)
    for nextY in max(0, y - 1)...min(height - 1, y + 1) {
      for nextX in max(0, x - 1)...min(width - 1, x + 1) where nextX != x || nextY != y {
        places.append((nextX, nextY))
      }
    }
    return places
  }

  /// Whether a colour ends at the pixel.
  func hasOutline(_ x: Int, _ y: Int) -> Bool {
    let pixel = self[x, y]
    for (nextX, nextY) in [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)] {
      guard nextX >= 0, nextY >= 0, nextX < width, nextY < height else { continue }
      if Self.isApart(pixel, self[nextX, nextY]) { return true }
    }
    return false
  }

  /// Whether a colour ends at the pixel or beside it.
  func hasOutline(near x: Int, _ y: Int) -> Bool {
    hasOutline(x, y) || neighbours(x, y).contains { hasOutline($0.0, $0.1) }
  }

  /// Whether two colours that touch make a line that is seen: a step of a tenth of a channel.
  private static func isApart(_ one: UInt32, _ other: UInt32) -> Bool {
    for shift: UInt32 in [0, 8, 16] {
      if abs(Int(one >> shift & 255) - Int(other >> shift & 255)) > 25 { return true }
    }
    return false
  }
}
