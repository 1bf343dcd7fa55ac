import SwiftUI
import Testing

@testable import Charts

@Suite struct LinePathTests {
  private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 8), CGPoint(x: 20, y: 8)]

  @Test func stepsTurnWhereTheirNameSays() {
    #expect(LinePath.path(points, .stepStart).description.hasPrefix("0 0 m 0 0 l 0 8 l"))
    #expect(LinePath.path(points, .stepCenter).description.hasPrefix("0 0 m 5 0 l 5 8 l"))
    #expect(LinePath.path(points, .stepEnd).description.hasPrefix("0 0 m 10 0 l 10 8 l"))
  }

  @Test func aMonotoneCurveDoesNotOvershoot() {
    let path = LinePath.path(points, .monotone)
    #expect(path.boundingRect.maxY <= 8.001)
    #expect(path.boundingRect.minY >= -0.001)
  }

  @Test func aCardinalCurveWithFullTensionIsStraight() {
    let box = LinePath.path(points, .cardinal(tension: 1)).boundingRect
    #expect(box == CGRect(x: 0, y: 0, width: 20, height: 8))
  }

  @Test func noPointsMakeNoLine() {
    #expect(LinePath.path([], .linear).isEmpty)
    #expect(LinePath.path([CGPoint(x: 3, y: 4)], .catmullRom).currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test func everySymbolStaysInItsBox() {
    let box = CGRect(x: 10, y: 10, width: 8, height: 8)
    for kind in BasicChartSymbolShape.Kind.allCases {
      let bounds = SymbolOutline(kind: kind).path(in: box).boundingRect
      #expect(!bounds.isEmpty, "\(kind)")
      #expect(
        bounds.minX > 8.9 && bounds.minY > 8.9 && bounds.maxX < 19.1 && bounds.maxY < 19.1,
        "\(kind) \(bounds)")
    }
  }
}
