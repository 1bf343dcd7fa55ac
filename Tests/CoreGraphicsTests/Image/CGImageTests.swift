import CoreGraphics
import Testing

struct CGImageTests {
  private func image(
    _ bytes: [UInt8], _ alpha: CGImageAlphaInfo, order: CGBitmapInfo = [], width: Int = 1
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
    return CGImage(
      width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  @Test func straightAlphaIsMultipliedIn() {
    #expect(image([200, 100, 50, 128], .last)?.bitmap?[0, 0] == SIMD4(100, 50, 25, 128))
  }

  @Test func littleEndianOrderIsTurned() {
    let found = image([50, 100, 200, 255], .premultipliedFirst, order: .byteOrder32Little)
    #expect(found?.bitmap?[0, 0] == SIMD4(200, 100, 50, 255))
  }

  @Test func tooFewBytesGiveNoImage() {
    #expect(image([1, 2, 3], .last) == nil)
  }

  @Test func croppingTakesWholePixels() {
    let two = image([1, 1, 1, 255, 2, 2, 2, 255], .last, width: 2)
    let part = two?.cropping(to: CGRect(x: 1.2, y: 0, width: 0.5, height: 1))
    #expect(part?.width == 1)
    #expect(part?.bitmap?[0, 0] == SIMD4(2, 2, 2, 255))
    #expect(two?.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
  }
}
