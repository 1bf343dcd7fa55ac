import CoreGraphics
import Foundation

/// What differs between the pixels of two pictures of one size.
package struct PictureComparison {
  /// Bytes that differ: a pixel has four.
  private(set) var byteCount = 0
  package private(set) var pixelCount = 0
  /// Pixels whose colours are further apart than was asked for; nil if nothing was.
  private(set) var unlikeCount: Int?
  /// The largest difference of a channel, in 0...255.
  package private(set) var largest = 0
  /// The largest ΔE, where it was looked for.
  private(set) var largestDistance = 0.0
  package private(set) var places: DifferingPlaces
  package let totalPixels: Int
  /// Red where pixels differ, clear elsewhere.
  private(set) var marks: [UInt8] = []

  /// Compares pixel by pixel; rows that are the same cost next to nothing.
  ///
  /// - Parameters:
  ///   - expected: The picture that should be.
  ///   - actual: The picture that is, of the same size.
  ///   - tolerance: The ΔE up to which colours count as the same; nil to look at bytes alone.
  ///   - counts: Whether a pixel that differs counts, by column and row; nil where all do.
  package init(
    expected: CGBitmap, actual: CGBitmap, tolerance: Double? = nil,
    counts: ((_ x: Int, _ y: Int) -> Bool)? = nil
  ) {
    let (width, height) = (actual.width, actual.height)
    totalPixels = width * height
    places = DifferingPlaces(width: width, height: height)
    guard expected.bytes != actual.bytes else { return }
    if tolerance != nil { unlikeCount = 0 }
    marks = [UInt8](repeating: 0, count: width * height * 4)
    var distances = ColorDistances()
    expected.bytes.withUnsafeBytes { old in
      actual.bytes.withUnsafeBytes { new in
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return }
        for y in 0..<height {
          let row = y * width * 4
          guard memcmp(oldStart + row, newStart + row, width * 4) != 0 else { continue }
          var x = 0
          while x < width {
            let place = row + x * 4
            let one = old.load(fromByteOffset: place, as: UInt32.self)
            let other = new.load(fromByteOffset: place, as: UInt32.self)
            if one != other, counts?(x, y) ?? true {
              note(one, other, x, y)
              if let tolerance {
                let distance = distances.distance(one, other)
                largestDistance = max(largestDistance, distance)
                if distance > tolerance { unlikeCount? += 1 }
              }
            }
            x += 1
          }
        }
      }
    }
  }

  private mutating func note(_ one: UInt32, _ other: UInt32, _ x: Int, _ y: Int) {
    pixelCount += 1
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = abs(Int(one >> shift & 255) - Int(other >> shift & 255))
      if difference > 0 { byteCount += 1 }
      largest = max(largest, difference)
    }
    places.add(x, y)
    let mark = (y * places.width + x) * 4
    (marks[mark], marks[mark + 3]) = (255, 255)
  }
}
