import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ShapeAreasTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func shapesAreCombinedByTheirAreas() {
    let hole = Rectangle().subtracting(Circle()).path(in: rect)
    #expect(!hole.contains(CGPoint(x: 50, y: 50)))
    #expect(hole.contains(CGPoint(x: 4, y: 4)))
    let both = Rectangle().intersection(Circle()).path(in: rect)
    #expect(both.contains(CGPoint(x: 50, y: 50)))
    #expect(!both.contains(CGPoint(x: 4, y: 4)))
    let all = Circle().offset(x: 50).union(Circle()).path(in: rect)
    #expect(abs(all.boundingRect.width - 150) < 0.1)
    let either = Rectangle().symmetricDifference(Circle()).path(in: rect)
    #expect(either.contains(CGPoint(x: 4, y: 4)))
    #expect(!either.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func linesAreCutByShapes() {
    let line = Path { path in
      path.move(to: CGPoint(x: -20, y: 50))
      path.addLine(to: CGPoint(x: 120, y: 50))
    }
    #expect(abs(line.lineIntersection(Circle().path(in: rect)).boundingRect.width - 100) < 0.1)
    #expect(line.lineSubtraction(Rectangle().path(in: rect)).boundingRect.width == 140)
    #expect(Path(rect).normalized() == Path(rect).normalized(eoFill: false))
  }
}
