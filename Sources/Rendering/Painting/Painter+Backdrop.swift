import CoreGraphics
import DisplayList

extension Painter {
  /// Makes what the canvas shows by now, as a material shows it, the source of what is drawn next.
  ///
  /// It is blurred small, so that a bar costs about as much as its shadow. Beyond the canvas its edges go on.
  func setSource(_ backdrop: Backdrop, around area: CGRect, on canvas: CairoCanvas) throws {
    let tint = backdrop.tint
    let below = canvas.surface
    let matrix = canvas.matrix
    let limit = CGRect(
      x: CGFloat(below.origin.x), y: CGFloat(below.origin.y), width: CGFloat(below.width),
      height: CGFloat(below.height))
    let device = area.insetBy(dx: -1, dy: -1).intersection(canvas.clipBounds).applying(matrix)
      .integral.intersection(limit)
    guard below.hasPixels, !device.isNull, device.width >= 1, device.height >= 1 else {
      cairo.setSourceRGBA(
        canvas.pointer, tint.red, tint.green, tint.blue, tint.alpha * backdrop.opacity)
      return
    }
    let deviation = max(backdrop.radius, 0) * matrix.averageScale
    let shrink = shrinking(deviation)
    // What lies outside of the copy blurs into its margin only.
    let margin = (3 * deviation / shrink).rounded(.up)
    let toCopy = CGAffineTransform(translationX: -device.minX, y: -device.minY)
      .concatenating(CGAffineTransform(scaleX: 1 / shrink, y: 1 / shrink))
      .concatenating(CGAffineTransform(translationX: margin, y: margin))
    var copy = try Surface(
      cairo, width: Int((device.width / shrink).rounded(.up) + 2 * margin),
      height: Int((device.height / shrink).rounded(.up) + 2 * margin))
    try fill(copy, with: below, by: toCopy)
    if backdrop.saturation != 1 { PixelFilter.apply(.saturation(backdrop.saturation), to: copy) }
    copy = try Blur.colors(of: copy, deviation: deviation / shrink)
    let over = try CairoCanvas(copy)
    cairo.setSourceRGBA(over.pointer, tint.red, tint.green, tint.blue, tint.alpha)
    cairo.paint(over.pointer)
    try over.check()
    if backdrop.opacity < 1 { copy = try faded(copy, to: backdrop.opacity) }
    setSource(copy, by: matrix.concatenating(toCopy), on: canvas)
  }

  private func faded(_ surface: Surface, to opacity: Double) throws -> Surface {
    let result = try Surface(cairo, width: surface.width, height: surface.height)
    let canvas = try CairoCanvas(result)
    cairo.setSourceSurface(canvas.pointer, surface.pointer, 0, 0)
    cairo.paintWithAlpha(canvas.pointer, opacity)
    try canvas.check()
    return result
  }

  /// By how much a copy can be smaller without losing what the blur leaves.
  private func shrinking(_ deviation: CGFloat) -> CGFloat {
    var shrink = CGFloat(1)
    while deviation / shrink > 4, shrink < 64 { shrink *= 2 }
    return shrink
  }

  /// Fills a fresh surface with another one, whose edges go on beyond it.
  private func fill(
    _ surface: Surface, with source: Surface, by transform: CGAffineTransform
  ) throws {
    let canvas = try CairoCanvas(surface)
    guard canvas.concatenate(transform) else { return }
    cairo.surfaceFlush(source.pointer)
    cairo.setSourceSurface(canvas.pointer, source.pointer, 0, 0)
    let pattern = cairo.getSource(canvas.pointer)
    cairo.patternSetExtend(pattern, CairoExtend.pad.rawValue)
    cairo.patternSetFilter(pattern, CairoFilter.good.rawValue)
    canvas.setOperator(.source)
    cairo.paint(canvas.pointer)
    try canvas.check()
  }

  private func setSource(
    _ surface: Surface, by transform: CGAffineTransform, on canvas: CairoCanvas
  ) {
    let pattern = cairo.patternForSurface(surface.pointer)
    var matrix = CairoMatrix(transform)
    cairo.patternSetMatrix(pattern, &matrix)
    cairo.patternSetExtend(pattern, CairoExtend.pad.rawValue)
    cairo.patternSetFilter(pattern, CairoFilter.bilinear.rawValue)
    cairo.setSource(canvas.pointer, pattern)
    cairo.patternDestroy(pattern)
  }
}
