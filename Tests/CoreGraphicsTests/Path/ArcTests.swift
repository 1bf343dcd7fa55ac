import CoreGraphics
import Testing

struct ArcTests {
  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  @Test func risingAngleGoesThroughPositiveY() {
    let box = arc(0, .pi, clockwise: false).boundingBoxOfPath
    #expect(abs(box.maxY - 10) < 0.01 && abs(box.minY) < 0.01)
  }

  @Test func clockwiseMeansFallingAngle() {
    let box = arc(0, .pi, clockwise: true).boundingBoxOfPath
    #expect(abs(box.minY + 10) < 0.01 && abs(box.maxY) < 0.01)
  }

  @Test func moreThanATurnIsOneCircle() {
    #expect(arc(0, 6 * .pi, clockwise: false).elements.count == 5)
  }

  @Test func arcBeginsWithALineFromTheCurrentPoint() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: .pi / 2)
    #expect(path.elements[1] == .line(to: CGPoint(x: 5, y: 0)))
  }

  @Test func tangentArcRoundsACorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-6 && abs(path.currentPoint.y - 4) < 1e-6)
  }

  @Test func tangentArcOnOneLineIsALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    #expect(path.elements.last == .line(to: CGPoint(x: 5, y: 0)))
  }
}
