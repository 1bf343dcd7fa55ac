import CoreGraphics
import Testing

struct CGContextTests {
  private func context() -> CGContext { CGContext(size: CGSize(width: 20, height: 10)) }

  @Test func fillIsRecordedInBaseSpace() {
    let context = context()
    context.translateBy(x: 5, y: 1)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let path = CGPath(rect: CGRect(x: 5, y: 1, width: 2, height: 2), transform: nil)
    #expect(context.drawing.marks.map(\.ink) == [.fill(path, .white, .winding)])
  }

  @Test func restoreBringsBackColourClipAndTransform() {
    let context = context()
    context.saveGState()
    context.scaleBy(x: 2, y: 2)
    context.setAlpha(0.5)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.restoreGState()
    #expect(context.ctm == .identity)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.drawing.marks.first?.state == CGDrawing.State())
  }

  @Test func paintingEmptiesTheCurrentPath() {
    let context = context()
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 4, y: 4))
    #expect(!context.isPathEmpty)
    context.strokePath()
    #expect(context.isPathEmpty)
  }

  @Test func bitmapContextHasYPointingUp() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(CGPoint.zero.applying(context.ctm) == CGPoint(x: 0, y: 10))
    #expect(context.makeImage()?.width == 20)
  }

  @Test func layerHoldsItsMarksAndKeepsTheOuterAlpha() {
    let context = context()
    context.setAlpha(0.4)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    #expect(context.drawing.marks.count == 1)
    #expect(context.drawing.marks.first?.state.alpha == 0.4)
    guard case .layer(let inner)? = context.drawing.marks.first?.ink else {
      Issue.record("no layer")
      return
    }
    #expect(inner.first?.state.alpha == 1)
  }

  @Test func contextWithoutSizeMakesNoImage() {
    #expect(CGContext(size: .zero).makeImage() == nil)
  }

  @Test(arguments: [CGFloat.leastNonzeroMagnitude, 1e-9])
  func tilesThatNobodySeesAreOneImage(side: CGFloat) {
    let image = CGImage(bitmap: CGBitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]))
    let context = context()
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
    context.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side), byTiling: true)
    #expect(context.drawing.marks.count == 1)
  }
}
