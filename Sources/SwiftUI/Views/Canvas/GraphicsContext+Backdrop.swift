import CoreGraphics
import DisplayList

extension GraphicsContext.Shading {
  /// A copy of what has been drawn so far, which filters of the context change.
  public static var backdrop: GraphicsContext.Shading {
    GraphicsContext.Shading(kind: .backdrop)
  }

  /// A shading with several levels, for images and texts that use more than one.
  ///
  /// Paths are drawn with the first; without any shading it is the foreground.
  public static func palette(
    _ array: [GraphicsContext.Shading]
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(kind: .palette(array))
  }

  /// The shadings that it is made of, by level.
  var levels: [GraphicsContext.Shading] {
    guard case .palette(let shadings) = kind else { return [self] }
    return shadings.isEmpty ? [.foreground] : shadings.flatMap(\.levels)
  }

  /// Whether paths are filled with what is below them.
  var copiesBackdrop: Bool {
    if case .backdrop? = levels.first?.kind { return true }
    return false
  }

  func paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> Paint {
    switch kind {
    case .style(let style): AnyShapeStyle(style).paint(context, bounds: bounds)
    case .gradient(let gradient, let geometry, let options):
      gradient.paint(geometry, context, level: level).paint.spread(options.spread)
    case .tiled(let style, let origin):
      style.paint(context, bounds: CGRect(origin: origin, size: bounds.size))
    case .palette: levels[min(level, levels.count - 1)].paint(context, level: 0, bounds: bounds)
    case .backdrop: ForegroundStyle().paint(context, bounds: bounds)
    }
  }

  /// The styles that views are drawn with, whose origin is at `origin` in the context's space.
  func styles(at origin: CGPoint) -> [AnyShapeStyle] {
    levels.map { shading in
      if case .style(let style) = shading.kind { return AnyShapeStyle(style) }
      return AnyShapeStyle(ShadingStyle(shading: shading, origin: origin))
    }
  }
}

/// A shading as the style of a view that is drawn into a canvas.
private struct ShadingStyle: ShapeStyle {
  let shading: GraphicsContext.Shading
  /// Where the view stands in the space of the shading.
  let origin: CGPoint

  func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    _StylePaint(moved.paint(context, level: level, bounds: bounds))
  }

  /// The shading in the view's own space.
  private var moved: GraphicsContext.Shading {
    switch shading.kind {
    case .gradient(let gradient, let geometry, let options):
      GraphicsContext.Shading(
        kind: .gradient(gradient, geometry.moved(by: origin), options))
    case .tiled(let style, let start):
      GraphicsContext.Shading(
        kind: .tiled(
          style, origin: CGPoint(x: start.x - origin.x, y: start.y - origin.y)))
    default: shading
    }
  }
}

extension PaintGradient.Geometry {
  /// The geometry around another origin.
  fileprivate func moved(by origin: CGPoint) -> PaintGradient.Geometry {
    func move(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    switch self {
    case .linear(let start, let end): return .linear(start: move(start), end: move(end))
    case .radial(let center, let startRadius, let endRadius):
      return .radial(center: move(center), startRadius: startRadius, endRadius: endRadius)
    case .twoCircles(let start, let startRadius, let end, let endRadius):
      return .twoCircles(
        startCenter: move(start), startRadius: startRadius, endCenter: move(end),
        endRadius: endRadius)
    case .elliptical(let center, let startRadii, let endRadii):
      return .elliptical(center: move(center), startRadii: startRadii, endRadii: endRadii)
    case .angular(let center, let startAngle, let endAngle):
      return .angular(center: move(center), startAngle: startAngle, endAngle: endAngle)
    }
  }
}

extension GraphicsContext {
  /// Adds what has been drawn so far once more, where it is inside of `clip`.
  func appendBackdrop(in clip: Clip) {
    var items = recording.items
    guard !items.isEmpty else { return }
    if !state.transform.isIdentity {
      // The copy stays where it was, whatever moves the path.
      items = [.group(GroupAttributes(transform: state.transform.inverted()), items)]
    }
    append([.group(GroupAttributes(clip: clip), items)])
  }
}
