import Foundation
import Testing

@testable import Device

@Suite struct RectContainmentTests {
  @Test func aRectangleAtTheEdgeOfAnotherIsInside() {
    let outer = CGRect(x: 20.0 / 3, y: 0, width: 100.0 / 3, height: 10)
    for start in stride(from: 20.0 / 3, to: 40, by: 1.0 / 3) {
      let inner = CGRect(x: start, y: 0, width: outer.maxX - start, height: 10)
      guard inner.maxX <= outer.maxX else { continue }
      #expect(outer.contains(inner))
    }
  }

  @Test func whatReachesOutIsNot() {
    let outer = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(outer.contains(outer))
    #expect(!outer.contains(CGRect(x: 0, y: 0, width: 10.1, height: 1)))
    #expect(!outer.contains(CGRect(x: -1, y: 2, width: 3, height: 1)))
    #expect(!outer.contains(CGRect(x: 2, y: 9, width: 1, height: 2)))
    #expect(!outer.contains(CGRect.infinite))
  }

  @Test func rectanglesShareWhatLiesInBoth() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let other = CGRect(x: 6, y: -5, width: 10, height: 10)
    #expect(rect.intersection(other) == CGRect(x: 6, y: 0, width: 4, height: 5))
    #expect(rect.intersection(CGRect(x: 10, y: 5, width: -4, height: 2)).minX == 6)
    #expect(!rect.intersects(CGRect(x: 11, y: 0, width: 1, height: 1)))
    #expect(rect.intersection(.null).isNull)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func rectanglesWhoseNumbersAreNoneShareNothing(number: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!rect.intersects(CGRect(x: .nan, y: number, width: 1, height: 1)))
    #expect(CGRect(x: 0, y: 0, width: number, height: .nan).intersection(rect).isNull)
  }

  @Test func pointsLieInARectangleAndAtItsFirstEdges() {
    let rect = CGRect(x: 10, y: 10, width: -10, height: 20)
    #expect(rect.contains(CGPoint(x: 0, y: 10)))
    #expect(rect.contains(CGPoint(x: 9.9, y: 29)))
    #expect(!rect.contains(CGPoint(x: 10, y: 10)))
    #expect(!rect.contains(CGPoint(x: 0, y: 30)))
    #expect(CGRect.infinite.contains(CGPoint(x: 3, y: 3)))
    #expect(!CGRect.null.contains(CGPoint.zero))
    #expect(!CGRect.zero.contains(CGPoint.zero))
  }

  /// All members, with numbers of all kinds in all places: none ends the process.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -1])
  func noNumberEndsTheProcess(number: CGFloat) {
    let usual = CGRect(x: 0, y: 0, width: 10, height: 10)
    let odd = [
      CGRect(x: number, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: number, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: number, height: 10), CGRect(x: 0, y: 0, width: 10, height: number),
      CGRect(x: number, y: number, width: number, height: number), .null, .infinite, .zero,
    ]
    for rect in odd {
      for other in odd + [usual] {
        let both = [
          rect.intersection(other), rect.union(other), rect.insetBy(dx: number, dy: number),
          rect.offsetBy(dx: number, dy: number), rect.integral, rect.standardized,
          rect.divided(atDistance: number, from: .minXEdge).slice,
        ]
        #expect(both.count == 7)
        #expect(rect.intersects(other) == other.intersects(rect))
        #expect(!rect.contains(other) || !other.isInfinite || rect.isInfinite)
      }
      #expect(!rect.contains(CGPoint(x: number, y: .nan)))
    }
  }

  @Test func noPointLiesInARectangleWhoseNumbersAreNone() {
    #expect(!CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10).contains(CGPoint(x: 1, y: 1)))
    #expect(!CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10).contains(CGPoint(x: 1, y: 1)))
    #expect(!CGRect(x: 0, y: 0, width: 10, height: 10).contains(CGPoint(x: CGFloat.nan, y: 1)))
  }

  @Test func nothingIsInsideOfAll() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(CGRect.null))
    #expect(!CGRect.null.contains(rect))
    #expect(rect.contains(CGPoint(x: 3, y: 3)))
  }
}
