import CoreGraphics
import DisplayList

extension Painter {
  /// Makes a mesh, over its background, the source of what is drawn next.
  ///
  /// - Parameters:
  ///   - mesh: The grid, in the current space.
  ///   - area: What will be painted at most, in the current space.
  ///   - canvas: Where to draw.
  /// - Throws: `RenderingError.drawingFailed` without memory.
  func setSource(_ mesh: PaintMesh, around area: CGRect, on canvas: CairoCanvas) throws {
    let pattern = meshPattern(mesh)
    defer { cairo.patternDestroy(pattern) }
    guard mesh.background.alpha > 0 else { return cairo.setSource(canvas.pointer, pattern) }
    let back = mesh.background
    let picture = try layer(around: area, on: canvas) { inner in
      cairo.setSourceRGBA(inner.pointer, back.red, back.green, back.blue, back.alpha)
      cairo.paint(inner.pointer)
      cairo.setSource(inner.pointer, pattern)
      cairo.paint(inner.pointer)
    }
    guard let picture else { return cairo.setSourceRGBA(canvas.pointer, 0, 0, 0, 0) }
    // The source keeps the space it is set in: the surface lies at its own place.
    let space = canvas.matrix
    canvas.matrix = .identity
    cairo.setSourceSurface(canvas.pointer, picture.pointer, 0, 0)
    canvas.matrix = space
  }

  /// How far from the origin points of a mesh may lie: cairo cuts patches into pieces as small as pixels.
  private static let farthest: CGFloat = 4096

  private func near(_ point: CGPoint) -> CGPoint {
    func near(_ number: CGFloat) -> CGFloat {
      number.isNaN ? 0 : min(max(number, -Self.farthest), Self.farthest)
    }
    return CGPoint(x: near(point.x), y: near(point.y))
  }

  /// One patch for each field of the grid.
  private func meshPattern(_ mesh: PaintMesh) -> Cairo.Object? {
    let pattern = cairo.patternMesh()
    guard mesh.columns > 1, mesh.rows > 1 else { return pattern }
    func line(
      from start: PaintMesh.Point, _ first: CGPoint, _ second: CGPoint, to end: PaintMesh.Point
    ) {
      let place = near(end.position)
      if first == start.position, second == end.position {
        cairo.meshLineTo(pattern, place.x, place.y)
      } else {
        let (first, second) = (near(first), near(second))
        cairo.meshCurveTo(pattern, first.x, first.y, second.x, second.y, place.x, place.y)
      }
    }
    for row in 0..<(mesh.rows - 1) {
      for column in 0..<(mesh.columns - 1) {
        let corner = row * mesh.columns + column
        let corners = [corner, corner + 1, corner + mesh.columns + 1, corner + mesh.columns]
        let (topLeft, topRight) = (mesh.points[corners[0]], mesh.points[corners[1]])
        let (bottomRight, bottomLeft) = (mesh.points[corners[2]], mesh.points[corners[3]])
        cairo.meshBegin(pattern)
        let start = near(topLeft.position)
        cairo.meshMoveTo(pattern, start.x, start.y)
        line(from: topLeft, topLeft.trailing, topRight.leading, to: topRight)
        line(from: topRight, topRight.bottom, bottomRight.top, to: bottomRight)
        line(from: bottomRight, bottomRight.leading, bottomLeft.trailing, to: bottomLeft)
        line(from: bottomLeft, bottomLeft.top, topLeft.bottom, to: topLeft)
        for (index, corner) in corners.enumerated() {
          let color = mesh.colors[corner]
          cairo.meshSetColor(
            pattern, UInt32(index), color.red, color.green, color.blue, color.alpha)
        }
        cairo.meshEnd(pattern)
      }
    }
    return pattern
  }
}
