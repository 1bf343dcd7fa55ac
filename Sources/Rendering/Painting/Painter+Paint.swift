import CoreGraphics
import DisplayList

extension Painter {
  /// Makes `paint` the source of what is drawn next.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - area: What will be painted at most, in the current space; a gradient around a point needs
  ///     to know.
  ///   - canvas: Where to draw.
  /// - Throws: `RenderingError` if a pattern's image cannot be read.
  func setSource(_ paint: Paint, around area: CGRect, on canvas: CairoCanvas) throws {
    switch paint {
    case .color(let color):
      cairo.setSourceRGBA(canvas.pointer, color.red, color.green, color.blue, color.alpha)
    case .gradient(let gradient):
      let pattern = gradientPattern(gradient, around: area)
      cairo.setSource(canvas.pointer, pattern)
      cairo.patternDestroy(pattern)
    case .mesh(let mesh): try setSource(mesh, around: area, on: canvas)
    case .pattern(let pattern): try setSource(pattern, on: canvas)
    case .backdrop(let backdrop): try setSource(backdrop, around: area, on: canvas)
    }
  }

  // MARK: Gradients

  private func gradientPattern(_ gradient: PaintGradient, around area: CGRect) -> Cairo.Object? {
    let pattern: Cairo.Object?
    switch gradient.geometry {
    case .linear(let start, let end):
      pattern = cairo.patternLinear(start.x, start.y, end.x, end.y)
    case .radial(let center, let startRadius, let endRadius):
      pattern = cairo.patternRadial(
        center.x, center.y, max(startRadius, 0), center.x, center.y, max(endRadius, 0))
    case .twoCircles(let startCenter, let startRadius, let endCenter, let endRadius):
      pattern = cairo.patternRadial(
        startCenter.x, startCenter.y, max(startRadius, 0), endCenter.x, endCenter.y,
        max(endRadius, 0))
    case .elliptical(let center, let startRadii, let endRadii):
      pattern = ellipticalPattern(center, startRadii, endRadii)
    case .angular(let center, let startAngle, let endAngle):
      let mesh = AngularMesh(
        center: center, startAngle: startAngle, endAngle: endAngle, stops: gradient.stops)
      return mesh.pattern(cairo, around: area)
    }
    for stop in gradient.stops {
      let color = stop.color
      cairo.patternAddStop(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    let extend: CairoExtend =
      switch gradient.spread {
      case .pad: .pad
      case .repeat: .repeat
      case .mirror: .reflect
      }
    cairo.patternSetExtend(pattern, extend.rawValue)
    return pattern
  }

  /// A gradient of circles of radius up to one, squeezed into the ellipses.
  private func ellipticalPattern(
    _ center: CGPoint, _ startRadii: CGSize, _ endRadii: CGSize
  ) -> Cairo.Object? {
    guard endRadii.width > 0, endRadii.height > 0 else {
      return cairo.patternRadial(center.x, center.y, 0, center.x, center.y, 0)
    }
    let start = max(startRadii.width / endRadii.width, 0)
    let pattern = cairo.patternRadial(0, 0, start, 0, 0, 1)
    let toUnit = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(scaleX: 1 / endRadii.width, y: 1 / endRadii.height))
    var matrix = CairoMatrix(toUnit)
    cairo.patternSetMatrix(pattern, &matrix)
    return pattern
  }

  // MARK: Repeated images

  private func setSource(_ pattern: ImagePattern, on canvas: CairoCanvas) throws {
    let tile = pattern.tile
    guard tile.width > 0, tile.height > 0 else {
      cairo.setSourceRGBA(canvas.pointer, 0, 0, 0, 0)
      return
    }
    let scale = canvas.matrix.averageScale
    let width = min(max(Int(clamping: (tile.width * scale).rounded()), 1), 8192)
    let height = min(max(Int(clamping: (tile.height * scale).rounded()), 1), 8192)
    let surface = try Surface(cairo, width: width, height: height)
    let inner = try CairoCanvas(surface)
    _ = inner.concatenate(
      CGAffineTransform(scaleX: CGFloat(surface.width), y: CGFloat(surface.height)))
    try drawImage(
      pattern.image, in: CGRect(x: 0, y: 0, width: 1, height: 1),
      ImageAttributes(sourceRect: pattern.sourceRect), on: inner)
    let object = cairo.patternForSurface(surface.pointer)
    let toPixels = CGAffineTransform(translationX: -tile.minX, y: -tile.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: CGFloat(surface.width) / tile.width, y: CGFloat(surface.height) / tile.height))
    var matrix = CairoMatrix(toPixels)
    cairo.patternSetMatrix(object, &matrix)
    cairo.patternSetExtend(object, CairoExtend.repeat.rawValue)
    cairo.setSource(canvas.pointer, object)
    cairo.patternDestroy(object)
  }
}

extension CGAffineTransform {
  /// How many pixels a point becomes, averaged over both directions.
  var averageScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
