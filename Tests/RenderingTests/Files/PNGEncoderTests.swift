import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import Rendering

struct PNGEncoderTests {
  /// 64 × 64 pixels of as many colours.
  private func bitmap(colors: Int, alpha: UInt8 = 255) -> CGBitmap {
    let pixels = (0..<64 * 64).flatMap { index -> [UInt8] in
      let color = index % colors
      let (red, green) = (UInt8(color & 255), UInt8(color >> 8))
      return [min(red, alpha), min(green, alpha), 0, alpha]
    }
    return CGBitmap(width: 64, height: 64, bytes: pixels)
  }

  private func decoded(_ data: Data) throws -> [UInt8]? {
    try ImageDecoder.image(of: EncodedImage(data, name: "written.png")).bitmap?.bytes
  }

  /// 2: three channels, 3: a palette, 6: four channels.
  private func colorType(_ data: Data) -> UInt8 { data[data.startIndex + 25] }

  @Test(arguments: [1, 2, 16, 256]) func fewColoursBecomeAPalette(count: Int) throws {
    let bitmap = bitmap(colors: count)
    let data = try PNGEncoder.data(of: bitmap)
    #expect(colorType(data) == 3)
    #expect(try decoded(data) == bitmap.bytes)
  }

  @Test(arguments: [257, 4096]) func manyColoursBecomeThreeChannels(count: Int) throws {
    let bitmap = bitmap(colors: count)
    let data = try PNGEncoder.data(of: bitmap)
    #expect(colorType(data) == 2)
    #expect(try decoded(data) == bitmap.bytes)
  }

  @Test func manySeeThroughColoursBecomeFour() throws {
    let bytes = (0..<64 * 64).flatMap { index -> [UInt8] in
      [UInt8(index % 64), UInt8(index / 64), 0, 64]
    }
    let data = try PNGEncoder.data(of: CGBitmap(width: 64, height: 64, bytes: bytes))
    #expect(colorType(data) == 6)
    #expect(try decoded(data) == bytes)
  }

  @Test func oneClearPixelAmongManyColoursStaysClear() throws {
    var bytes = bitmap(colors: 4096).bytes
    bytes.replaceSubrange(bytes.count - 4..<bytes.count, with: [0, 0, 0, 0])
    let data = try PNGEncoder.data(of: CGBitmap(width: 64, height: 64, bytes: bytes))
    #expect(colorType(data) == 6)
    #expect(try decoded(data) == bytes)
  }

  @Test func seeThroughColoursStaySo() throws {
    let clear = CGBitmap(width: 2, height: 1, bytes: [0, 0, 0, 0, 64, 0, 0, 128])
    #expect(try decoded(PNGEncoder.data(of: clear)) == clear.bytes)
  }

  @Test(arguments: [100, 4096]) func equalPixelsGiveEqualFiles(count: Int) throws {
    let bitmap = bitmap(colors: count)
    #expect(try PNGEncoder.data(of: bitmap) == PNGEncoder.data(of: bitmap))
  }

  /// Noise gets no smaller; the file still holds all of it.
  @Test func noiseFitsIntoItsFile() throws {
    var seed: UInt64 = 1
    let bytes = (0..<200 * 200).flatMap { _ -> [UInt8] in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return [UInt8(seed >> 56), UInt8(seed >> 48 & 255), UInt8(seed >> 40 & 255), 255]
    }
    let data = try PNGEncoder.data(of: CGBitmap(width: 200, height: 200, bytes: bytes))
    #expect(try decoded(data) == bytes)
  }

  @Test func aPictureWithoutPixelsHasNoFile() {
    #expect(throws: RenderingError.self) {
      try PNGEncoder.data(of: CGBitmap(width: 0, height: 0, bytes: []))
    }
  }
}
