import CoreGraphics
import Foundation

/// Reads the size in pixels off the bytes of an image file, without decoding it.
enum ImageHeader {
  /// Nil for data that is not a PNG, JPEG, GIF, WebP or HEIC file.
  static func pixelSize(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    return png(bytes) ?? jpeg(bytes) ?? gif(bytes) ?? webP(bytes) ?? heic(bytes)
  }

  private static func webP(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    func little(_ index: Int, _ count: Int) -> Int {
      bytes[index..<(index + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return CGSize(width: little(24, 3) + 1, height: little(27, 3) + 1)
    case "VP8L":
      let bits = little(21, 4)
      return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8 ": return CGSize(width: little(26, 2) & 0x3FFF, height: little(28, 2) & 0x3FFF)
    default: return nil
    }
  }

  /// The largest of the pictures in the file: thumbnails and tiles are smaller than the whole.
  private static func heic(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    var largest: CGSize?
    for index in 8..<max(bytes.count - 16, 8) where bytes[index] == UInt8(ascii: "i") {
      guard bytes[index..<(index + 4)].elementsEqual("ispe".utf8) else { continue }
      let size = CGSize(
        width: big(bytes, at: index + 8, count: 4), height: big(bytes, at: index + 12, count: 4))
      if size.width * size.height > (largest.map { $0.width * $0.height } ?? 0) { largest = size }
    }
    return largest
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
