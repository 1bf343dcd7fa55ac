import CoreGraphics
import DisplayList

extension Painter {
  func drawText(_ run: GlyphRun, on canvas: CairoCanvas) throws {
    guard run.font.size > 0, run.font.size.isFinite, run.origin.x.isFinite, run.origin.y.isFinite
    else { return }
    if let background = run.background {
      try draw(.fill(background.rect, background.color), on: canvas)
    }
    let placed = try place(run, on: canvas)
    let size = run.font.size
    let area = CGRect(
      x: run.origin.x - size, y: run.origin.y - size * 2, width: placed.width + size * 2,
      height: size * 3)
    if let underline = run.underline {
      try drawLine(underline, of: run, y: 0.11 * size, width: placed.width, on: canvas)
    }
    try setSource(run.paint, around: area, on: canvas)
    for group in placed.groups {
      select(group.face, run.font, stretch: group.stretch, on: canvas)
      cairo.newPath(canvas.pointer)
      cairo.glyphPath(canvas.pointer, group.glyphs, Int32(group.glyphs.count))
      cairo.setFillRule(canvas.pointer, 0)
      cairo.fill(canvas.pointer)
    }
    for (surface, rect) in placed.emoji { try drawEmoji(surface, in: rect, on: canvas) }
    for box in placed.boxes { try drawMissing(box, run.paint, on: canvas) }
    if let strikethrough = run.strikethrough {
      try drawLine(strikethrough, of: run, y: -0.27 * size, width: placed.width, on: canvas)
    }
  }

  /// Makes the outlines of a face, at the size and width of a font, the current font.
  ///
  /// `stretch`: How wide they are drawn beside that, as a part of their own width.
  func select(
    _ face: FontBook.Face, _ font: GlyphFont, stretch: CGFloat = 1, on canvas: CairoCanvas
  ) {
    cairo.setFontFace(canvas.pointer, face.cairo)
    let width = (font.width > 0 && font.width.isFinite ? font.width : 1) * stretch
    var matrix = CairoMatrix(CGAffineTransform(scaleX: font.size * width, y: font.size))
    cairo.setFontMatrix(canvas.pointer, &matrix)
    cairo.setFontOptions(canvas.pointer, engine.fontOptions)
  }

  /// How far a glyph moves the pen and what it covers, in points, with the font that is selected.
  func extents(of glyph: UInt, on canvas: CairoCanvas) -> CairoTextExtents {
    var extents = CairoTextExtents()
    var glyph = CairoGlyph(index: glyph, x: 0, y: 0)
    cairo.glyphExtents(canvas.pointer, &glyph, 1, &extents)
    return extents
  }

  // MARK: Lines and missing glyphs

  private func drawLine(
    _ line: DecorationLine, of run: GlyphRun, y: CGFloat, width: CGFloat, on canvas: CairoCanvas
  ) throws {
    let thickness = max(run.font.size * 0.058, 0.5) * line.thickness
    let dash: [CGFloat] =
      switch line.pattern {
      case .solid: []
      case .dot: [thickness, thickness * 2]
      case .dash: [thickness * 4, thickness * 2]
      case .dashDot: [thickness * 4, thickness * 2, thickness, thickness * 2]
      case .dashDotDot:
        [thickness * 4, thickness * 2, thickness, thickness * 2, thickness, thickness * 2]
      }
    let paint = line.color.map { Paint.color($0) } ?? run.paint
    let offsets = line.isDouble ? [0, thickness * 2] : [0]
    for offset in offsets {
      let path = CGMutablePath()
      let height = run.origin.y + y + offset
      path.move(to: CGPoint(x: run.origin.x, y: height))
      path.addLine(to: CGPoint(x: run.origin.x + width, y: height))
      try draw(.stroke(path, paint, StrokeAttributes(width: thickness, dash: dash)), on: canvas)
    }
  }

  /// A picture in colour, as wide as its square; the text's own colour says nothing about it.
  private func drawEmoji(_ surface: Surface, in rect: CGRect, on canvas: CairoCanvas) throws {
    guard rect.width > 0, surface.width > 0, surface.height > 0 else { return }
    let scale = rect.width / CGFloat(surface.width)
    let height = CGFloat(surface.height) * scale
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.minX, ty: rect.midY - height / 2)
    cairo.save(canvas.pointer)
    defer { cairo.restore(canvas.pointer) }
    guard canvas.concatenate(place) else { return }
    cairo.setSourceSurface(canvas.pointer, surface.pointer, 0, 0)
    cairo.paint(canvas.pointer)
  }

  /// A rounded box for a character that no font has.
  private func drawMissing(_ rect: CGRect, _ paint: Paint, on canvas: CairoCanvas) throws {
    let side = min(rect.width, rect.height)
    let box = rect.insetBy(dx: side * 0.1, dy: side * 0.1)
    guard box.width > 0, box.height > 0 else { return }
    let radius = side * 0.22
    try draw(.fill(box, cornerRadius: radius, paint.multiplyingAlpha(by: 0.25)), on: canvas)
  }
}
