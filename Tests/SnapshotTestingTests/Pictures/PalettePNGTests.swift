import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

struct PalettePNGTests {
  private func bitmap(colors: Int, alpha: UInt8 = 255) -> CGBitmap {
    let pixels = (0..<64 * 64).flatMap { index -> [UInt8] in
      let color = index % colors
      let (red, green) = (UInt8(color & 255), UInt8(color >> 8))
      return [min(red, alpha), min(green, alpha), 0, alpha]
    }
    return CGBitmap(width: 64, height: 64, bytes: pixels)
  }

  private func colorType(_ data: Data) -> UInt8 { data[data.startIndex + 25] }

  @Test(arguments: [1, 2, 16, 256]) func fewColoursBecomeAPalette(count: Int) throws {
    let bitmap = bitmap(colors: count)
    let data = try #require(PalettePNG.shared?.data(of: bitmap))
    #expect(colorType(data) == 3)
    #expect(try PictureFile(data).bitmap().bytes == bitmap.bytes)
  }

  @Test func manyColoursDoNot() {
    #expect(PalettePNG.shared?.data(of: bitmap(colors: 257)) == nil)
  }

  @Test func seeThroughColoursStaySo() throws {
    let clear = CGBitmap(width: 2, height: 1, bytes: [0, 0, 0, 0, 64, 0, 0, 128])
    let data = try #require(PalettePNG.shared?.data(of: clear))
    #expect(try PictureFile(data).bitmap().bytes == clear.bytes)
  }

  @Test func equalPixelsGiveEqualFiles() throws {
    let bitmap = bitmap(colors: 100)
    #expect(PalettePNG.shared?.data(of: bitmap) == PalettePNG.shared?.data(of: bitmap))
  }

  @Test func bothLibrariesGiveTheSameChecksums() throws {
    let bytes = bitmap(colors: 256).bytes + [1, 2, 3]
    let zlib = try #require(Zlib.shared)
    bytes.withUnsafeBufferPointer { bytes in
      let sums = zlib.checksums(bytes)
      #expect(sums.crc == zlib.crc32(bytes) && sums.adler == zlib.adler32(bytes))
      if let fast = FastChecksums.shared {
        #expect(fast.checksums(bytes).crc == zlib.crc32(bytes))
      }
    }
  }
}
