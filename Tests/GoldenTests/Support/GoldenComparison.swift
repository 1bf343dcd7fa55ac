import CoreGraphics

/// What differs between the picture that is kept and the one that is drawn now.
struct GoldenComparison {
  /// By how much a channel may differ, in 0...255: smoothed edges come out a little differently with another
  /// version of the library that draws, which moves them to the next of the 16 levels that pictures keep.
  static let channelTolerance = 17
  /// Of the pixels of a variant, how many may differ by so little.
  static let pixelTolerance = 0.001

  /// A variant that looks different.
  struct Change: Equatable {
    var variant: GoldenVariant
    /// The pixels that differ at all.
    var pixelCount: Int
    var totalPixels: Int
    /// The largest difference of a channel, in 0...255.
    var largestDifference: Int
    /// Around the pixels that differ, in points from the top left of the variant.
    var bounds: CGRect
  }

  /// The variants that look different.
  private(set) var changes: [Change] = []
  /// In pixels, if they differ; then nothing else is compared.
  private(set) var sizes: (expected: CGSize, actual: CGSize)?

  var isNone: Bool { changes.isEmpty && sizes == nil }

  /// Compares each variant by itself.
  ///
  /// `frames` says where they are, in points; `scale` is in pixels per point.
  init(
    expected: CGBitmap, actual: CGBitmap, frames: [(variant: GoldenVariant, frame: CGRect)],
    scale: CGFloat
  ) {
    guard expected.width == actual.width, expected.height == actual.height else {
      sizes = (
        CGSize(width: expected.width, height: expected.height),
        CGSize(width: actual.width, height: actual.height)
      )
      return
    }
    for (variant, frame) in frames {
      changes += [Self.change(in: frame, of: variant, expected, actual, scale)].compactMap { $0 }
    }
  }

  private static func change(
    in frame: CGRect, of variant: GoldenVariant, _ expected: CGBitmap, _ actual: CGBitmap,
    _ scale: CGFloat
  ) -> Change? {
    let columns = Int(frame.minX * scale)..<Int(frame.maxX * scale)
    let width = actual.width
    let rows = Int(frame.minY * scale)..<Int(frame.maxY * scale)
    var (count, largest) = (0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    expected.bytes.withUnsafeBufferPointer { expected in
      actual.bytes.withUnsafeBufferPointer { other in
        for y in rows {
          for x in columns {
            let start = (y * width + x) * 4
            var difference = 0
            for byte in start..<(start + 4) where expected[byte] != other[byte] {
              difference = max(difference, abs(Int(expected[byte]) - Int(other[byte])))
            }
            guard difference > 0 else { continue }
            count += 1
            largest = max(largest, difference)
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
          }
        }
      }
    }
    let total = columns.count * rows.count
    let isSmall = largest <= channelTolerance && Double(count) <= Double(total) * pixelTolerance
    guard !isSmall else { return nil }
    let bounds = CGRect(
      x: CGFloat(left - columns.lowerBound) / scale, y: CGFloat(top - rows.lowerBound) / scale,
      width: CGFloat(right - left + 1) / scale, height: CGFloat(bottom - top + 1) / scale)
    return Change(
      variant: variant, pixelCount: count, totalPixels: total, largestDifference: largest,
      bounds: bounds)
  }
}

extension GoldenComparison.Change: CustomStringConvertible {
  var description: String {
    "\(variant.rawValue): \(pixelCount) of \(totalPixels) pixels differ, by up to "
      + "\(largestDifference) of 255, inside x \(bounds.minX)...\(bounds.maxX), "
      + "y \(bounds.minY)...\(bounds.maxY) points"
  }
}

extension GoldenComparison: CustomStringConvertible {
  var description: String {
    if let sizes {
      return "The sizes differ: it has \(Int(sizes.actual.width)) × \(Int(sizes.actual.height)) "
        + "pixels, the golden picture \(Int(sizes.expected.width)) × \(Int(sizes.expected.height))."
    }
    return changes.map(\.description).joined(separator: "\n")
  }
}
