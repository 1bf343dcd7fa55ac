import CoreGraphics
import Testing

@testable import SwiftUI

/// Layout stays fractional; what is drawn stands on whole pixels.
@MainActor
@Suite struct PixelRoundingTests {
  @Test func layoutKeepsFractionsOfPixels() {
    let host = TestHost(
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }, size: CGSize(width: 100, height: 50))
    let widths = host.nodes.compactMap { ($0 as? StyleFillNode)?.size.width }
    #expect(widths.count == 3)
    for width in widths { #expect(abs(width - 100.0 / 3) < 0.0001) }
  }

  @Test func neighboursMeetOnAPixel() {
    let canvas = DisplayCanvas()
    let left = canvas.pixelRect(CGRect(x: 0, y: 0, width: 10.1, height: 10))
    let right = canvas.pixelRect(CGRect(x: 10.1, y: 0, width: 10.1, height: 10))
    #expect(left.maxX == right.minX)
    #expect(left.width == 10)
    #expect(abs(right.maxX - 61.0 / 3) < 0.0001)
  }

  @Test func textIsAsLargeAsWholePixels() {
    let host = TestHost(Text("This is a test string"))
    let size = host.text("This is a test string")?.size ?? .zero
    for length in [size.width, size.height] {
      #expect(abs((length * 3).rounded() - length * 3) < 0.0001)
    }
  }
}
