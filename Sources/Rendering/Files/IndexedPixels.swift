import CoreGraphics
import Foundation

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
    colors = palette.flatMap { StraightPixels.bytes(of: $0) }
  }
}
