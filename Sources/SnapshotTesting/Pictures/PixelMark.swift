import CoreGraphics

/// Tells the pixels of one picture from those of another without having both.
package struct PixelMark: Equatable {
  /// Size and checksums.
  package let bytes: [UInt8]

  /// Nil where zlib is not installed.
  init?(of bitmap: CGBitmap) {
    guard let zlib = Zlib.shared else { return nil }
    let sums = bitmap.bytes.withUnsafeBufferPointer { zlib.checksums($0) }
    let numbers = [
      UInt32(clamping: bitmap.width), UInt32(clamping: bitmap.height), sums.crc, sums.adler,
    ]
    bytes = numbers.flatMap(PNGChunks.bigEndian)
  }

  init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }
}
