import CoreGraphics

/// A picture with at most 256 colours, so that its file is small.
///
/// Areas keep their colours exactly. What is left, the smoothed edges of letters and shapes, is rounded
/// to a few levels of red, green and blue.
struct PalettePicture {
  /// As many pixels make an area.
  private static let areaSize = 150
  /// In which an edge's red, green and blue come; tried in order until the colours are few enough.
  private static let levels = [16, 8, 4]

  let width: Int
  let height: Int
  /// Red, green and blue of each colour, in 0...255.
  let palette: [UInt8]
  /// Of each pixel, its colour's place in the palette; rows from the top, each after a zero, as PNG
  /// files have them.
  let rows: [UInt8]

  /// Takes over an opaque picture.
  init(_ bitmap: CGBitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let runs = Self.runs(of: bitmap)
    var counts: [UInt32: Int] = [:]
    for run in runs { counts[run.color, default: 0] += run.count }
    var (colors, places) = ([UInt32](), [UInt32: UInt8]())
    for levels in Self.levels {
      (colors, places) = Self.reduced(counts, levels: levels)
      if colors.count <= 256 { break }
    }
    palette = colors.flatMap { color in (0..<3).map { UInt8(truncatingIfNeeded: color >> (8 * $0)) }
    }
    rows = Self.rows(runs, places, width: width, height: height)
  }

  private typealias Run = (color: UInt32, count: Int)

  /// The pixels from the top left, equal neighbours together; no run crosses the end of a row.
  private static func runs(of bitmap: CGBitmap) -> [Run] {
    var runs: [Run] = []
    bitmap.bytes.withUnsafeBytes { pixels in
      for y in 0..<bitmap.height {
        let row = y * bitmap.width * 4
        var start = 0
        while start < bitmap.width {
          let color = pixels.load(fromByteOffset: row + start * 4, as: UInt32.self)
          var end = start + 1
          while end < bitmap.width,
            pixels.load(fromByteOffset: row + end * 4, as: UInt32.self) == color
          { end += 1 }
          runs.append((color, end - start))
          start = end
        }
      }
    }
    return runs
  }

  /// The colours that are left, and each old colour's place among them.
  private static func reduced(
    _ counts: [UInt32: Int], levels: Int
  ) -> (colors: [UInt32], places: [UInt32: UInt8]) {
    var (colors, found, places) = ([UInt32](), [UInt32: Int](), [UInt32: UInt8]())
    // Sorted, so that the same picture always gives the same file.
    for (color, count) in counts.sorted(by: { $0.key < $1.key }) {
      let kept = count >= areaSize ? color : rounded(color, levels)
      let place = found[kept] ?? colors.count
      if place == colors.count {
        colors.append(kept)
        found[kept] = place
      }
      places[color] = UInt8(truncatingIfNeeded: place)
    }
    return (colors, places)
  }

  private static func rounded(_ color: UInt32, _ levels: Int) -> UInt32 {
    var result: UInt32 = 0
    for shift in [0, 8, 16] {
      let level = (Int(color >> shift & 255) * (levels - 1) + 127) / 255
      result |= UInt32(level * 255 / (levels - 1)) << shift
    }
    return result
  }

  private static func rows(
    _ runs: [Run], _ places: [UInt32: UInt8], width: Int, height: Int
  ) -> [UInt8] {
    var rows = [UInt8](repeating: 0, count: (width + 1) * height)
    rows.withUnsafeMutableBufferPointer { rows in
      guard let start = rows.baseAddress else { return }
      var (index, rest) = (0, 0)
      for run in runs {
        if rest == 0 {
          index += 1
          rest = width
        }
        (start + index).update(repeating: places[run.color] ?? 0, count: run.count)
        index += run.count
        rest -= run.count
      }
    }
    return rows
  }
}
