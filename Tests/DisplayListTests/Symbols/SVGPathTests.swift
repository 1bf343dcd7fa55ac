import CoreGraphics
import Testing

@testable import DisplayList

struct SVGPathTests {
  @Test(arguments: [
    ("M1 2L3 4H7V9Z", CGRect(x: 1, y: 2, width: 6, height: 7)),
    ("m1,2l2 2h4v5z", CGRect(x: 1, y: 2, width: 6, height: 7)),
    // Numbers without separators, and lines without a letter.
    ("M.5.5 10.5.5-2-3", CGRect(x: -2, y: -3, width: 12.5, height: 3.5)),
    ("M1e1 2E-1L20-3", CGRect(x: 10, y: -3, width: 10, height: 3.2)),
    ("M0 0C0 0 10 10 10 10S20 20 30 0", CGRect(x: 0, y: 0, width: 30, height: 10)),
    ("M0 0Q5 0 10 0T20 0", CGRect(x: 0, y: 0, width: 20, height: 0)),
  ])
  func commandsGoWhereTheySay(text: String, covered: CGRect) {
    let box = SVGPath.path(text).boundingBoxOfPath
    #expect(abs(box.minX - covered.minX) < 0.01)
    #expect(abs(box.maxX - covered.maxX) < 0.01)
    #expect(abs(box.minY - covered.minY) < 0.01)
    #expect(box.maxY >= covered.maxY - 0.01)
  }

  /// Two half circles of a radius of 10 around (10, 0).
  @Test(arguments: ["M0 0A10 10 0 0 1 20 0", "M0 0a10 10 0 0120 0", "M0 0A1 1 0 0 1 20 0"])
  func anArcIsACircle(text: String) {
    let box = SVGPath.path(text).boundingBoxOfPath
    #expect(abs(box.minY + 10) < 0.02)
    #expect(abs(box.maxY) < 0.02)
    #expect(abs(box.width - 20) < 0.02)
  }

  @Test func theLongerWayOfAnArcIsTaken() {
    let short = SVGPath.path("M0 0A10 10 0 0 1 10 10").boundingBoxOfPath
    let long = SVGPath.path("M0 0A10 10 0 1 1 10 10").boundingBoxOfPath
    #expect(abs(short.width - 10) < 0.02)
    #expect(abs(long.width - 20) < 0.02)
  }

  @Test(arguments: ["", "M", "M1", "L", "Z", "hello", "M0 0L1", "M0 0A1 1 0 2 0 3 3", "M0 0 Q"])
  func whatCannotBeReadEndsThePath(text: String) {
    #expect(SVGPath.path(text).boundingBoxOfPath.width <= 1 || text.isEmpty)
  }
}
