import Foundation
import Testing

@testable import CoreGraphics

@Suite
struct PathAreaTests {
  private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
  private let right = CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 10), transform: nil)

  private func corners(_ path: CGPath) -> Set<[CGFloat]> {
    Set(path.elements.flatMap(\.points).map { [$0.x.rounded(), $0.y.rounded()] })
  }

  @Test
  func unionOfOverlappingRectanglesIsOneRectangle() {
    let path = left.union(right)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(corners(path) == [[0, 0], [30, 0], [30, 10], [0, 10]])
  }

  @Test
  func intersectionAndDifferenceOfRectangles() {
    #expect(
      left.intersection(right).boundingBoxOfPath == CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(
      left.subtracting(right).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    let either = left.symmetricDifference(right)
    #expect(either.contains(CGPoint(x: 5, y: 5)))
    #expect(!either.contains(CGPoint(x: 15, y: 5)))
    #expect(either.contains(CGPoint(x: 25, y: 5)))
    #expect(either.componentsSeparated().count == 2)
  }

  @Test
  func pathsThatDoNotMeetShareNothing() {
    let far = CGPath(rect: CGRect(x: 100, y: 0, width: 5, height: 5), transform: nil)
    #expect(left.intersection(far).isEmpty)
    #expect(!left.intersects(far))
    #expect(left.intersects(right))
    #expect(left.union(far).componentsSeparated().count == 2)
  }

  @Test
  func aHoleStaysAHoleByBothRules() {
    let hole = CGPath(rect: CGRect(x: 5, y: 2, width: 5, height: 5), transform: nil)
    let ring = left.subtracting(hole)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(!ring.contains(CGPoint(x: 7, y: 4), using: rule))
      #expect(ring.contains(CGPoint(x: 2, y: 4), using: rule))
    }
    #expect(ring.componentsSeparated().count == 1)
  }

  @Test
  func circlesHaveTheAreaOfTheirLens() throws {
    let one = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let other = CGPath(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100), transform: nil)
    let lens = one.intersection(other).boundingBoxOfPath
    // Two circles of radius 50 whose middles are 50 apart meet at heights of ±√3/2 of the radius.
    #expect(abs(lens.minX - 50) < 0.05 && abs(lens.width - 50) < 0.1)
    #expect(abs(lens.height - 86.6) < 0.1)
  }

  @Test
  func normalizingDropsLinesInside() {
    let both = CGMutablePath()
    both.addPath(left)
    both.addPath(right)
    #expect(corners(both.normalized()) == [[0, 0], [30, 0], [30, 10], [0, 10]])
    #expect(!both.normalized(using: .evenOdd).contains(CGPoint(x: 15, y: 5)))
  }

  @Test
  func linesAreCutByAnArea() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 40, y: 5))
    let inside = line.lineIntersection(left)
    #expect(inside.boundingBoxOfPath == CGRect(x: 0, y: 5, width: 20, height: 0))
    let outside = line.lineSubtracting(left)
    #expect(outside.elements.count == 4)
    #expect(outside.boundingBoxOfPath == CGRect(x: -10, y: 5, width: 50, height: 0))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300, -1e300])
  func oddCoordinatesEndNothing(number: CGFloat) {
    let odd = CGMutablePath()
    odd.addLines(between: [.zero, CGPoint(x: number, y: 3), CGPoint(x: 5, y: number)])
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(square.intersection(odd).boundingBoxOfPath.width.isFinite)
    let round = CGPath(
      ellipseIn: CGRect(x: 0, y: number, width: 20, height: number), transform: nil)
    #expect(!square.union(round).boundingBoxOfPath.width.isNaN)
    #expect(!round.flattened(threshold: number).boundingBoxOfPath.width.isNaN)
  }
}
