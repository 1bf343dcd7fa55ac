import CoreGraphics
import Testing

struct StrokingTests {
  private func line(_ points: [CGPoint], closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
  }

  private let straight = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]

  @Test(arguments: [(CGLineCap.butt, 10.0), (.square, 14.0), (.round, 14.0)])
  func capsReachPastTheEnds(cap: CGLineCap, length: CGFloat) {
    let outline = line(straight).copy(
      strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    #expect(abs(outline.boundingBox.width - length) < 0.05)
    #expect(abs(outline.boundingBox.height - 4) < 0.05)
  }

  @Test func miterReachesTheCornerAndBevelDoesNot() {
    let corner = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    func outline(_ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
      corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: limit)
    }
    let tip = CGPoint(x: 11.8, y: -1.8)
    #expect(outline(.miter).contains(tip))
    #expect(!outline(.miter, limit: 1).contains(tip))
    #expect(!outline(.bevel).contains(tip))
    #expect(!outline(.round).contains(tip))
    #expect(outline(.round).contains(CGPoint(x: 11.2, y: -1.2)))
  }

  @Test func closedPathHasAHole() {
    let ring = line(
      [
        CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 0, y: 20),
      ], closed: true
    ).copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 1, y: 10)))
    #expect(ring.contains(CGPoint(x: -1, y: 10)))
    #expect(ring.contains(CGPoint(x: -1.9, y: -1.9)))
  }

  @Test func widthOfZeroGivesNothing() {
    let outline = line(straight).copy(
      strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.isEmpty)
  }

  @Test(arguments: [CGFloat(1e-9), .leastNonzeroMagnitude])
  func aPatternTooFineToSeeLeavesTheLineWhole(length: CGFloat) {
    let path = line(straight)
    #expect(path.copy(dashingWithPhase: 0, lengths: [length]) == path)
  }

  @Test func dashesStartInsideThePattern() {
    let dashed = line(straight).copy(dashingWithPhase: 1, lengths: [2, 2])
    let starts = dashed.elements.compactMap { element -> CGFloat? in
      if case .move(let point) = element { point.x } else { nil }
    }
    #expect(starts == [0, 3, 7])
  }

  @Test func impossiblePatternLeavesThePathAlone() {
    let path = line(straight)
    #expect(path.copy(dashingWithPhase: 0, lengths: [0, 0]) == path)
    #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
  }
}
