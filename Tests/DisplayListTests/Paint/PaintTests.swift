import CoreGraphics
import DisplayList
import Testing

struct PaintTests {
  @Test func colorsAreWrittenInHexadecimal() {
    #expect(PaintColor(0, 122, 255).description == "#007AFF")
    #expect(PaintColor.clear.description == "#00000000")
    #expect(PaintColor.white.description == "#FFFFFF")
  }

  @Test func gradientsTellTheirShape() {
    let stops = [
      PaintGradient.Stop(color: .black, location: 0), .init(color: .white, location: 0.5),
    ]
    #expect(
      PaintGradient(
        .radial(center: .zero, startRadius: 1, endRadius: 5), stops: stops
      ).description == "radial(0 0, 1 to 5, #000000 0, #FFFFFF 0.5)")
    #expect(
      PaintGradient(
        .angular(center: CGPoint(x: 1, y: 2), startAngle: 0, endAngle: .pi), stops: stops
      ).description == "angular(1 2, 0° to 180°, #000000 0, #FFFFFF 0.5)")
  }

  @Test func evenColorsAreSpreadEvenly() {
    let gradient = PaintGradient(
      .linear(start: .zero, end: CGPoint(x: 1, y: 0)), colors: [.black, .white, .black])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func aMeshCountsItsRows() {
    let points = (0..<6).map { PaintMesh.Point(CGPoint(x: $0 % 3, y: $0 / 3)) }
    let mesh = PaintMesh(
      columns: 3, points: points, colors: Array(repeating: .black, count: 6))
    #expect(mesh.rows == 2)
    #expect(mesh.description.hasPrefix("mesh(3x2, #000000 (0 0), "))
    #expect(PaintMesh(columns: 0, points: [], colors: []).rows == 0)
  }
}
