import CoreGraphics
import Foundation

/// PNG files with a palette: for pictures of at most 256 colours, whose files are a quarter as large so.
struct PalettePNG {
  private typealias Write =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt>?, Int32,
      UnsafeRawPointer?, Int32, UnsafeRawPointer?
    ) -> Int32

  private let write: Write

  /// Nil where libpng is not installed; cairo needs it too.
  static let shared = PalettePNG()

  private init?() {
    guard let handle = dlopen("libpng16.so.16", RTLD_NOW | RTLD_LOCAL),
      let write = dlsym(handle, "png_image_write_to_memory")
    else { return nil }
    self.write = unsafeBitCast(write, to: Write.self)
  }

  /// Nil for a picture of more colours.
  func data(of bitmap: CGBitmap) -> Data? {
    guard let indexed = IndexedPixels(bitmap) else { return nil }
    var head = Head(
      width: UInt32(clamping: bitmap.width), height: UInt32(clamping: bitmap.height),
      colors: UInt32(indexed.colors.count / 4))
    // A byte a pixel and the palette, should nothing get smaller.
    var count = UInt(indexed.indices.count * 2 + 4096)
    var result = [UInt8](repeating: 0, count: Int(count))
    let status = head.withPointer { head in
      write(head, &result, &count, 0, indexed.indices, 0, indexed.colors)
    }
    return status != 0 && count <= result.count ? Data(result.prefix(Int(count))) : nil
  }

  /// libpng's `png_image`, version 1.
  private struct Head {
    private static let size = 104
    /// Red, green, blue and alpha in a palette.
    private static let format: UInt32 = 0x0B
    private var bytes = [UInt8](repeating: 0, count: Head.size)

    init(width: UInt32, height: UInt32, colors: UInt32) {
      // Behind the pointer that libpng keeps: version, width, height, format, flags, colours.
      let fields: [UInt32] = [1, width, height, Self.format, 0, colors]
      for (index, field) in fields.enumerated() {
        withUnsafeBytes(of: field) { field in
          for (byte, value) in field.enumerated() { bytes[8 + index * 4 + byte] = value }
        }
      }
    }

    mutating func withPointer<Result>(_ body: (UnsafeMutableRawPointer?) -> Result) -> Result {
      bytes.withUnsafeMutableBytes { body($0.baseAddress) }
    }
  }
}

/// The pixels of a picture as numbers of colours.
struct IndexedPixels {
  private(set) var indices: [UInt8]
  /// Red, green, blue and alpha of each colour, the alpha not multiplied in, in the order in which they come.
  private(set) var colors: [UInt8] = []

  /// Nil for a picture of more than 256 colours.
  init?(_ bitmap: CGBitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { return nil }
    var known: [UInt32: UInt8] = [:]
    var palette: [UInt32] = []
    var isTooMuch = false
    indices = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      bitmap.bytes.withUnsafeBytes { source in
        guard let start = source.baseAddress, let out = target.baseAddress else { return }
        var last: (pixel: UInt32, index: UInt8)?
        for y in 0..<height {
          let row = start + y * width * 4
          // Most rows of a screen are as the one above.
          if y > 0, memcmp(row, row - width * 4, width * 4) == 0 {
            memcpy(out + y * width, out + (y - 1) * width, width)
            continue
          }
          var x = 0
          while x < width {
            let pixel = row.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
            if let last, last.pixel == pixel {
              out[y &* width &+ x] = last.index
            } else {
              if known[pixel] == nil {
                guard palette.count < 256 else {
                  isTooMuch = true
                  return
                }
                known[pixel] = UInt8(palette.count)
                palette.append(pixel)
              }
              let index = known[pixel, default: 0]
              last = (pixel, index)
              out[y &* width &+ x] = index
            }
            x &+= 1
          }
        }
      }
      count = isTooMuch ? 0 : width * height
    }
    guard !isTooMuch else { return nil }
    colors = palette.flatMap(Self.unmultiplied)
  }

  /// As cairo takes the alpha out of colours.
  private static func unmultiplied(_ pixel: UInt32) -> [UInt8] {
    let alpha = pixel >> 24
    guard alpha > 0 else { return [0, 0, 0, 0] }
    func channel(_ shift: UInt32) -> UInt8 {
      UInt8(clamping: ((pixel >> shift & 255) * 255 + alpha / 2) / alpha)
    }
    return [channel(0), channel(8), channel(16), UInt8(alpha)]
  }
}
