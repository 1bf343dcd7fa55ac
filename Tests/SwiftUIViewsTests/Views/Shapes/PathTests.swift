import CoreGraphics
import Testing

@testable import SwiftUI

struct PathTests {
  private let path = Path {
    $0.move(to: CGPoint(x: 1, y: 2))
    $0.addLine(to: CGPoint(x: 3.5, y: 2))
    $0.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 5, y: 3))
    $0.addCurve(
      to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    $0.closeSubpath()
  }

  @Test func aPathIsWrittenAsItsSteps() {
    #expect(path.description == "1 2 m 3.5 2 l 5 3 4 4 q 1 1 2 2 0 0 c h")
  }

  @Test func aWrittenPathIsRead() {
    #expect(Path(path.description) == path)
    #expect(Path("") == Path())
    #expect(Path("1 2 l l") == nil)
    #expect(Path("1 2 x") == nil)
    #expect(Path("1 2") == nil)
  }

  @Test func dashesAreStroked() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 0))
    }
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10]))
    #expect(dashed.contains(CGPoint(x: 5, y: 0)))
    #expect(!dashed.contains(CGPoint(x: 15, y: 0)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).contains(CGPoint(x: 15, y: 1)))
  }
}
