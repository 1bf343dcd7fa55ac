import Foundation

/// Writes PNG files through libpng, which cairo needs too.
///
/// With libpng's flag for speed, a screen at three pixels a point takes a sixth of the time that cairo takes, which
/// tries several filters for each row, and its file is up to half as large again.
struct PNGLibrary: Sendable {
  /// Bits of libpng's `png_image.format`.
  struct Format: OptionSet {
    let rawValue: UInt32

    static let alpha = Format(rawValue: 0x01)
    static let color = Format(rawValue: 0x02)
    static let colorMap = Format(rawValue: 0x08)
  }

  private typealias Write =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt>?, Int32,
      UnsafeRawPointer?, Int32, UnsafeRawPointer?
    ) -> Int32

  private let write: Write

  /// - Throws: `RenderingError` if the library is missing.
  init() throws {
    write = try DynamicLibrary("libpng16.so.16", package: "libpng16-16")
      .function("png_image_write_to_memory")
  }

  /// A file of pixels, row by row without gaps: a byte each with `colorMap`, else one for each channel.
  ///
  /// With `colorMap`, `colors` are red, green, blue and alpha of each colour.
  ///
  /// - Throws: `RenderingError.drawingFailed` if it cannot be done.
  func data(
    of pixels: [UInt8], _ format: Format, colors: [UInt8] = [], width: Int, height: Int
  ) throws -> Data {
    // Should nothing get smaller: the pixels, what marks the parts of the packed ones, and the palette.
    var count = UInt(pixels.count + pixels.count / 8 + height + 4096)
    var file = [UInt8](repeating: 0, count: Int(count))
    var head = Self.head(format, colors: colors.count / 4, width: width, height: height)
    let status = write(&head, &file, &count, 0, pixels, 0, colors)
    guard status != 0, count <= file.count else {
      throw RenderingError.drawingFailed("the PNG cannot be written")
    }
    return Data(file.prefix(Int(count)))
  }

  /// libpng's `png_image`, version 1.
  private static func head(_ format: Format, colors: Int, width: Int, height: Int) -> [UInt64] {
    func pair(_ low: UInt32, _ high: UInt32) -> UInt64 { UInt64(low) | UInt64(high) << 32 }
    let (version, fast): (UInt32, UInt32) = (1, 2)
    // First libpng's own pointer, at the end its error and a message of 64 bytes.
    return [
      0, pair(version, UInt32(clamping: width)), pair(UInt32(clamping: height), format.rawValue),
      pair(fast, UInt32(clamping: colors)),
    ] + [UInt64](repeating: 0, count: 9)
  }
}
