/// Pixels as a value: eight bits each of red, green, blue and alpha, colours multiplied by the
/// alpha, sRGB, rows from the top without gaps.
package struct CGBitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// `width * height * 4` bytes.
  package private(set) var bytes: [UInt8]

  /// Too few bytes are filled up with zero, too many are cut.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    let count = self.width * self.height * 4
    self.bytes = Array(bytes.prefix(count))
    if self.bytes.count < count {
      self.bytes += [UInt8](repeating: 0, count: count - self.bytes.count)
    }
  }

  /// The four bytes of one pixel; x and y from the top left.
  ///
  /// Zero outside.
  package subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get {
      guard (0..<width).contains(x), (0..<height).contains(y) else { return .zero }
      let start = (y * width + x) * 4
      return SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    }
    set {
      guard (0..<width).contains(x), (0..<height).contains(y) else { return }
      let start = (y * width + x) * 4
      for channel in 0..<4 { bytes[start + channel] = newValue[channel] }
    }
  }

  /// The part inside the given rectangle of pixels, which must lie inside the bitmap.
  func cropped(x: Int, y: Int, width: Int, height: Int) -> CGBitmap {
    var part: [UInt8] = []
    part.reserveCapacity(width * height * 4)
    for row in y..<(y + height) {
      let start = (row * self.width + x) * 4
      part += bytes[start..<(start + width * 4)]
    }
    return CGBitmap(width: width, height: height, bytes: part)
  }
}
