import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

struct PictureJudgeTests {
  private func image(_ change: (inout CGBitmap) -> Void = { _ in }) -> UIImage {
    var bitmap = CGBitmap(width: 10, height: 10, bytes: [UInt8](repeating: 255, count: 400))
    change(&bitmap)
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: 1, orientation: .up)
  }

  private func difference(
    _ precision: Float, _ perceptual: Float = 1, _ change: (inout CGBitmap) -> Void
  ) -> String? {
    let diffing = Diffing<UIImage>.image(
      precision: precision, perceptualPrecision: perceptual, scale: 1)
    let reference = diffing.fromData(diffing.toData(image()))
    return diffing.diff(reference, image(change))?.0
  }

  @Test func theSamePixelsAreNoDifference() {
    #expect(difference(1) { _ in } == nil)
  }

  @Test func precisionIsThePartOfTheBytesThatIsTheSame() {
    // Three of 400 bytes.
    func blacken(_ bitmap: inout CGBitmap) { bitmap[3, 3] = SIMD4(0, 0, 0, 255) }
    #expect(difference(0.9925, 1, blacken) == nil)
    #expect(difference(0.993, 1, blacken)?.hasPrefix("99.25 % match, 99.3 % have to.") == true)
  }

  @Test func perceptualPrecisionForgivesColoursThatLookTheSame() {
    func darken(_ bitmap: inout CGBitmap) {
      for x in 0..<10 { bitmap[x, 0] = SIMD4(253, 253, 253, 255) }
    }
    #expect(difference(1, 1, darken) != nil)
    #expect(difference(1, 0.98, darken) == nil)
    #expect(difference(1, 0.999, darken)?.hasPrefix("90 % of the pixels match, 100 %") == true)
    #expect(difference(0.9, 0.999, darken) == nil)
  }

  @Test func alphaCounts() {
    #expect(difference(1, 0.98) { $0[0, 0] = SIMD4(0, 0, 0, 0) } != nil)
  }

  @Test func distancesOfColoursAreThoseOfTheStandard() {
    let white = LabColor(red: 255, green: 255, blue: 255)
    let black = LabColor(red: 0, green: 0, blue: 0)
    #expect(abs(white.distance(to: black) - 100) < 0.01)
    // L*a*b* of sRGB's primaries, as tables for D65 give them.
    let red = LabColor(red: 255, green: 0, blue: 0)
    #expect(abs(red.lightness - 53.24) < 0.02 && abs(red.a - 80.09) < 0.02)
    #expect(abs(red.b - 67.20) < 0.02)
    #expect(abs(red.distance(to: LabColor(red: 0, green: 255, blue: 0)) - 170.58) < 0.05)
  }

  @Test func theMarkTellsPixelsApart() {
    let one = CGBitmap(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6, 7, 8])
    let other = CGBitmap(width: 1, height: 2, bytes: [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(PixelMark(of: one) == PixelMark(of: one))
    #expect(PixelMark(of: one) != PixelMark(of: other))
    #expect(PixelMark(of: one)?.matches(one) == true)
    #expect(PixelMark(of: one)?.matches(other) == false)
    for place in one.bytes.indices {
      var bytes = one.bytes
      bytes[place] ^= 1
      let changed = CGBitmap(width: 2, height: 1, bytes: bytes)
      #expect(PixelMark(of: one)?.matches(changed) == false)
    }
    #expect(
      PictureFile(PictureFile.data(of: image())).mark
        == PictureFile.bitmap(of: image()).flatMap(PixelMark.init(of:)))
  }

  @Test func boxesStandAroundPlacesFarFromEachOther() {
    var places = DifferingPlaces(width: 200, height: 100)
    for (x, y) in [(10, 10), (30, 20), (180, 90)] { places.add(x, y) }
    #expect(
      places.boxes == [
        CGRect(x: 10, y: 10, width: 21, height: 11), CGRect(x: 180, y: 90, width: 1, height: 1),
      ])
  }
}
