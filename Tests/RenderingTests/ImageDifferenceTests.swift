import CoreGraphics
import Rendering
import Testing

struct ImageDifferenceTests {
  private func bitmap(_ width: Int, _ height: Int, _ changes: [(Int, Int)] = []) -> CGBitmap {
    var bitmap = CGBitmap(width: width, height: height, bytes: [])
    for (x, y) in changes { bitmap[x, y] = SIMD4(0, 9, 0, 0) }
    return bitmap
  }

  @Test func samePicturesDoNotDiffer() {
    let difference = ImageDifference(expected: bitmap(4, 4), actual: bitmap(4, 4))
    #expect(difference.isNone)
    #expect(difference.description == "the pictures are the same")
  }

  @Test func differenceSaysHowManyHowFarAndWhere() {
    let difference = ImageDifference(
      expected: bitmap(10, 10), actual: bitmap(10, 10, [(2, 3), (5, 8)]))
    #expect(difference.bounds == CGRect(x: 2, y: 3, width: 4, height: 6))
    #expect(
      difference.description
        == "2 of 100 pixels differ, by up to 9 of 255, inside x 2..<6, y 3..<9")
  }

  @Test func toleranceForgivesSmallDifferences() {
    let difference = ImageDifference(
      expected: bitmap(4, 4), actual: bitmap(4, 4, [(1, 1)]), tolerance: 9)
    #expect(difference.pixelCount == 0)
    #expect(difference.largestDifference == 9)
  }

  @Test func sizesAreNamed() {
    let difference = ImageDifference(expected: bitmap(4, 4), actual: bitmap(4, 6))
    #expect(!difference.isNone)
    #expect(
      difference.description.hasPrefix("sizes differ: expected 4 × 4 pixels, got 4 × 6"))
  }
}
