import CoreGraphics
import Foundation

@testable import Rendering

/// PNG files with a palette, a third as large as those with full colours.
///
/// They hold a checksum of the pixels from which they were made, in a chunk of their own, so that the
/// usual case, the same picture once more, needs neither a new file nor a look into the old one. Zlib
/// is there wherever PNG files can be drawn.
struct PalettePNG {
  private typealias Compress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt, Int32
    ) -> Int32
  private typealias Checksum = @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt

  private let compress: Compress
  private let crc32: Checksum
  private let adler32: Checksum

  /// - Throws: `RenderingError` if zlib is missing.
  init() throws {
    let library = try DynamicLibrary("libz.so.1", package: "zlib1g")
    compress = try library.function("compress2")
    crc32 = try library.function("crc32")
    adler32 = try library.function("adler32")
  }

  /// Whether a file was made by `data(of:)` of the same pixels.
  func isMade(_ file: Data, of bitmap: CGBitmap) -> Bool {
    file.range(of: Data(chunk("viTr", checksum(of: bitmap)))) != nil
  }

  /// The file of an opaque picture.
  ///
  /// - Throws: `RenderingError` if zlib fails.
  func data(of bitmap: CGBitmap) throws -> Data {
    let picture = PalettePicture(bitmap)
    let header = Self.bigEndian(picture.width) + Self.bigEndian(picture.height) + [8, 3, 0, 0, 0]
    return try Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        + chunk("viTr", checksum(of: bitmap)) + chunk("PLTE", picture.palette)
        + chunk("IDAT", compressed(picture.rows)) + chunk("IEND", []))
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return Self.bigEndian(content.count) + body
      + Self.bigEndian(Int(crc32(0, body, UInt32(body.count))))
  }

  private func checksum(of bitmap: CGBitmap) -> [UInt8] {
    let count = UInt32(bitmap.bytes.count)
    return Self.bigEndian(bitmap.width) + Self.bigEndian(bitmap.height)
      + Self.bigEndian(Int(crc32(0, bitmap.bytes, count)))
      + Self.bigEndian(Int(adler32(1, bitmap.bytes, count)))
  }

  private func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
    var count = UInt(bytes.count + bytes.count / 100 + 64)
    var result = [UInt8](repeating: 0, count: Int(count))
    guard compress(&result, &count, bytes, UInt(bytes.count), 9) == 0 else {
      throw RenderingError.drawingFailed("zlib cannot pack \(bytes.count) bytes")
    }
    return Array(result.prefix(Int(count)))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
