import CoreGraphics

/// The tint of a gauge: gradients run along it, from its smallest value to its largest.
nonisolated struct GaugeTint: ShapeStyle {
  /// How far a round gauge reaches clockwise from the right, in degrees; nil for a straight one.
  var arc: Double?

  func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    let tint = context.values.tintStyle?.style
    guard let gradient = tint as? Gradient ?? (tint as? AnyGradient)?.gradient else {
      return TintShapeStyle()._paint(context, level: level, bounds: bounds)
    }
    guard let arc else {
      return LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        ._paint(context, level: level, bounds: bounds)
    }
    // The round ends of the line reach a little further.
    let margin = min(10, (360 - arc) / 2)
    return AngularGradient(
      gradient: gradient, center: .center, startAngle: .degrees(-margin),
      endAngle: .degrees(arc + margin)
    )
    ._paint(context, level: level, bounds: bounds)
  }
}
