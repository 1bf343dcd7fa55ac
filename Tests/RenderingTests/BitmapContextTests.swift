import CoreGraphics
import Rendering
import Testing

/// Contexts that draw into memory, as tests do that look at pixels.
@Suite struct BitmapContextTests {
  private func makeContext(
    _ data: UnsafeMutableRawPointer?, width: Int = 2, height: Int = 2,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: UInt32? = nil
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: info ?? CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  @Test func whatIsDrawnIsInTheCallersMemory() throws {
    var pixels = [UInt8](repeating: 0, count: 16)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(makeContext(bytes.baseAddress))
      context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      // The lower left pixel: y points up, and the memory begins with the top row.
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixels == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test func whatWasThereIsDrawnOver() throws {
    var pixels: [UInt8] = [0, 0, 255, 255, 0, 0, 255, 255]
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(makeContext(bytes.baseAddress, width: 2, height: 1))
      context.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(pixels == [0, 0, 255, 255, 0, 255, 0, 255])
  }

  @Test func anImageCanBeReadPixelByPixel() throws {
    let source = try #require(makeContext(nil, width: 1, height: 1))
    source.setFillColor(CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(source.makeImage())
    var pixel = [UInt8](repeating: 0, count: 4)
    try pixel.withUnsafeMutableBytes { bytes in
      let target = try #require(makeContext(bytes.baseAddress, width: 1, height: 1))
      target.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixel == [51, 102, 153, 255])
  }

  @Test func aContextsOwnMemoryCanBeRead() throws {
    let context = try #require(makeContext(nil, width: 1, height: 1))
    context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data)
    #expect(data.load(as: UInt32.self) == .max)
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.data?.load(as: UInt32.self) == 0)
    #expect(context.bytesPerRow == 4)
  }

  @Test func otherOrdersAndGreyAreWritten() throws {
    var pixel = [UInt8](repeating: 0, count: 4)
    let info =
      CGImageAlphaInfo.premultipliedFirst.rawValue
      | CGBitmapInfo.byteOrder32Little.rawValue
    try pixel.withUnsafeMutableBytes { bytes in
      let context = try #require(makeContext(bytes.baseAddress, width: 1, height: 1, info: info))
      context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixel == [0, 0, 255, 255])
    var grey: [UInt8] = [0]
    try grey.withUnsafeMutableBytes { bytes in
      let context = try #require(
        makeContext(
          bytes.baseAddress, width: 1, height: 1, space: CGColorSpaceCreateDeviceGray(),
          info: CGImageAlphaInfo.none.rawValue))
      context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(grey == [255])
  }

  @Test func aLayerIsWrittenWhenItEnds() throws {
    var pixel = [UInt8](repeating: 0, count: 4)
    try pixel.withUnsafeMutableBytes { bytes in
      let context = try #require(makeContext(bytes.baseAddress, width: 1, height: 1))
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(bytes[3] == 0)
      context.endTransparencyLayer()
    }
    #expect(abs(Int(pixel[3]) - 128) <= 1)
  }

  @Test func layoutsThatNobodyCanReadGiveNoContext() {
    var pixel = [UInt8](repeating: 0, count: 4)
    pixel.withUnsafeMutableBytes { bytes in
      #expect(makeContext(bytes.baseAddress, info: CGImageAlphaInfo.last.rawValue) == nil)
    }
  }
}
