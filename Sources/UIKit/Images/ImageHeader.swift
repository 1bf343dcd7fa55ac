import CoreGraphics
import Foundation

/// Reads the size in pixels off the first bytes of an image file, without decoding it.
enum ImageHeader {
  /// Nil for data that is not a PNG, JPEG or GIF file.
  static func pixelSize(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    return png(bytes) ?? jpeg(bytes) ?? gif(bytes)
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return CGSize(width: big(bytes, at: 16, count: 4), height: big(bytes, at: 20, count: 4))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return CGSize(
      width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return CGSize(
          width: big(bytes, at: index + 7, count: 2), height: big(bytes, at: index + 5, count: 2))
      }
      index += 2 + max(big(bytes, at: index + 2, count: 2), 2)
    }
    return nil
  }

  private static func big(_ bytes: [UInt8], at index: Int, count: Int) -> Int {
    bytes[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
