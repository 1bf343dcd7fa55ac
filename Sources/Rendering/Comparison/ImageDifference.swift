import CoreGraphics

/// How two pictures differ.
package struct ImageDifference: Equatable, Sendable {
  /// Pixels where any channel differs by more than the tolerance.
  package var pixelCount: Int
  /// All pixels of the larger picture.
  package var totalPixels: Int
  /// The largest difference of a channel, in 0...255.
  package var largestDifference: Int
  /// The smallest rectangle around the differing pixels, in pixels from the top left.
  ///
  /// Null if there are none.
  package var bounds: CGRect
  /// Sizes in pixels, when they differ.
  package var sizes: Sizes?

  package struct Sizes: Equatable, Sendable {
    package var expected: CGSize
    package var actual: CGSize
  }

  package var isNone: Bool { pixelCount == 0 && sizes == nil }

  /// Compares pixel by pixel.
  ///
  /// Where only one picture has a pixel, the pixel differs fully.
  ///
  /// - Parameters:
  ///   - expected: The picture that should be.
  ///   - actual: The picture that is.
  ///   - tolerance: By how much a channel may differ, in 0...255.
  package init(expected: CGBitmap, actual: CGBitmap, tolerance: Int = 0) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    totalPixels = width * height
    pixelCount = 0
    largestDifference = 0
    var (left, top, right, bottom) = (width, height, -1, -1)
    let shared = (
      width: min(expected.width, actual.width), height: min(expected.height, actual.height)
    )
    for y in 0..<height {
      for x in 0..<width {
        let isShared = x < shared.width && y < shared.height
        let difference = isShared ? Self.difference(expected, actual, x, y) : 255
        guard difference > 0 else { continue }
        largestDifference = max(largestDifference, difference)
        guard difference > tolerance else { continue }
        pixelCount += 1
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    bounds =
      right < 0 ? .null : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    if expected.width != actual.width || expected.height != actual.height {
      sizes = Sizes(
        expected: CGSize(width: expected.width, height: expected.height),
        actual: CGSize(width: actual.width, height: actual.height))
    }
  }

  private static func difference(
    _ expected: CGBitmap, _ actual: CGBitmap, _ x: Int, _ y: Int
  ) -> Int {
    let first = (y * expected.width + x) * 4
    let second = (y * actual.width + x) * 4
    var largest = 0
    for channel in 0..<4 {
      let one = Int(expected.bytes[first + channel])
      let other = Int(actual.bytes[second + channel])
      largest = max(largest, abs(one - other))
    }
    return largest
  }
}

extension ImageDifference: CustomStringConvertible {
  package var description: String {
    if isNone { return "the pictures are the same" }
    var parts: [String] = []
    if let sizes {
      parts.append(
        "sizes differ: expected \(Int(sizes.expected.width)) × \(Int(sizes.expected.height)) "
          + "pixels, got \(Int(sizes.actual.width)) × \(Int(sizes.actual.height))")
    }
    if pixelCount > 0 {
      parts.append(
        "\(pixelCount) of \(totalPixels) pixels differ, by up to \(largestDifference) of 255, "
          + "inside x \(Int(bounds.minX))..<\(Int(bounds.maxX)), "
          + "y \(Int(bounds.minY))..<\(Int(bounds.maxY))"
      )
    }
    return parts.joined(separator: "; ")
  }
}
