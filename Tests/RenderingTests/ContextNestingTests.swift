import CoreGraphics
import Foundation
import Rendering
import Testing

/// Layers and clips inside of each other without end.
struct ContextNestingTests {
  @Test func layersAreBoundedAndTheStatesAreRestored() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    for _ in 0..<100_000 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.translateBy(x: 100, y: 0)
    context.fill(CGRect(x: -100, y: 0, width: 4, height: 4))
    for _ in 0..<100_000 { context.endTransparencyLayer() }
    #expect(context.ctm.tx == 0)
    let bytes = try #require(context.makeImage()?.dataProvider?.data)
    #expect(Array(bytes.prefix(4)) == [255, 0, 0, 255])
  }

  @Test func clipsAreBounded() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    for _ in 0..<20_000 { context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let bytes = [UInt8](try #require(context.makeImage()?.dataProvider?.data))
    #expect(Array(bytes[0..<4]) == [255, 0, 0, 255])
    #expect(bytes[15] == 0)
  }
}
