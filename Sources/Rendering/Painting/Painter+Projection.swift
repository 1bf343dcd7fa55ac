import CoreGraphics
import DisplayList

extension Painter {
  /// No picture that is seen in perspective is wider or higher than this, in pixels.
  private static let largestSide = CGFloat(4096)

  /// Draws a group flat once, then piece by piece where it is seen.
  func drawProjected(
    _ items: [DisplayItem], _ attributes: GroupAttributes, by projection: Projection,
    on canvas: CairoCanvas
  ) throws {
    var flat = attributes
    flat.projection = nil
    flat.transform = .identity
    flat.blendMode = .normal
    let group = DisplayItem.group(flat, items)
    let box = Bounds.of(group)
    guard !box.isNull, box.width > 0, box.height > 0 else { return }
    let area = projection.seenBox(of: box).intersection(canvas.clipBounds)
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    // What comes near the eye is seen larger.
    let growth = projection.pieces(of: box, cells: 2).reduce(1) {
      max($0, $1.transform.averageScale)
    }
    let scale = min(
      canvas.matrix.averageScale * min(growth, 2), Self.largestSide / max(box.width, box.height))
    guard scale > 0, scale.isFinite else { return }
    guard let picture = try insideLayer({ try picture(of: group, in: box, scale: scale) }) else {
      return
    }
    let cells = projection.cells(of: box, length: max(box.width, box.height) * scale)
    let pieces = projection.pieces(of: box, cells: cells)
    // The triangles share their edges: what both cover in part adds up.
    let seen = try layer(around: area, on: canvas) { inner in
      inner.setOperator(.add)
      for piece in pieces { paint(piece, of: picture, at: box.origin, scale: scale, on: inner) }
    }
    if let seen { canvas.paint(seen, mode: attributes.blendMode) }
  }

  /// A part of a group's space in pixels.
  private func picture(of group: DisplayItem, in box: CGRect, scale: CGFloat) throws -> Surface {
    let surface = try Surface(
      cairo, width: Int((box.width * scale).rounded(.up)),
      height: Int((box.height * scale).rounded(.up)))
    let canvas = try CairoCanvas(surface)
    canvas.matrix = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    try draw(group, on: canvas)
    try canvas.check()
    cairo.surfaceFlush(surface.pointer)
    return surface
  }

  private func paint(
    _ piece: Projection.Piece, of picture: Surface, at origin: CGPoint, scale: CGFloat,
    on canvas: CairoCanvas
  ) {
    let outline = CGMutablePath()
    outline.addLines(between: piece.corners)
    outline.closeSubpath()
    canvas.saving {
      guard canvas.concatenate(piece.transform) else { return }
      canvas.clip(to: outline, rule: .winding)
      let pixels = CGAffineTransform(
        a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: origin.x, ty: origin.y)
      guard canvas.concatenate(pixels) else { return }
      cairo.setSourceSurface(canvas.pointer, picture.pointer, 0, 0)
      cairo.paint(canvas.pointer)
    }
  }
}

extension Projection {
  /// What surely holds a rectangle of the plane as it is seen; null if all of it is behind the eye.
  func seenBox(of rect: CGRect) -> CGRect {
    pieces(of: rect, cells: 8).flatMap { piece in piece.corners.map { $0.applying(piece.transform) }
    }
    .reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
