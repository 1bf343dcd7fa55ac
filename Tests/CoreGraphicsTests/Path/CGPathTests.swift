import CoreGraphics
import Testing

struct CGPathTests {
  private let square = CGPath(
    rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

  @Test func lineWithoutCurrentPointAddsNothing() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func currentPointAfterCloseIsTheStart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test func boundingBoxHoldsControlPointsAndBoxOfPathDoesNot() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.height == 10)
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
    #expect(CGPath().boundingBox.isNull)
  }

  @Test func ellipseFillsItsRectangle() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let path = CGPath(ellipseIn: rect, transform: nil)
    #expect(path.boundingBoxOfPath == rect)
    #expect(path.contains(CGPoint(x: 16, y: 22)))
    #expect(!path.contains(CGPoint(x: 2, y: 3)))
  }

  @Test func holeDependsOnTheRule() {
    let path = CGMutablePath()
    path.addPath(square)
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test func containsMovesThePathFirst() {
    let moved = CGAffineTransform(translationX: 100, y: 0)
    #expect(square.contains(CGPoint(x: 105, y: 5), transform: moved))
    #expect(!square.contains(CGPoint(x: 5, y: 5), transform: moved))
  }

  @Test func equalityLooksAtTheSteps() {
    let other = CGMutablePath()
    other.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square == other)
    other.move(to: .zero)
    #expect(square != other)
  }

  @Test func copyDoesNotFollowLaterChanges() {
    let path = CGMutablePath()
    path.move(to: .zero)
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(copy?.elements.count == 1)
  }

  @Test func isRectTellsTheRectangle() {
    var rect = CGRect.zero
    #expect(square.isRect(&rect))
    #expect(rect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func cornersAreCutToHalfASide() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil)
    #expect(path.boundingBoxOfPath == rect)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func applyWithBlockHandsOutControlPointsFirst() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 1, y: 0))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var control = CGPoint.zero
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addQuadCurveToPoint { control = element.pointee.points[0] }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(control == CGPoint(x: 1, y: 0))
  }
}
