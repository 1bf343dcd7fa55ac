import CoreGraphics

/// One drawing command.
package indirect enum DisplayItem: Hashable, Sendable {
  case fill(CGPath, Paint, rule: CGPathFillRule = .winding)
  case stroke(CGPath, Paint, StrokeAttributes)
  case text(GlyphRun)
  /// The image, scaled to fill the rectangle.
  case image(ImageContent, in: CGRect, ImageAttributes = ImageAttributes())
  case symbol(SymbolContent, in: CGRect)
  case group(GroupAttributes, [DisplayItem])
}

// MARK: - Short forms

extension DisplayItem {
  package static func fill(_ rect: CGRect, _ color: PaintColor) -> DisplayItem {
    .fill(CGPath(rect: rect, transform: nil), .color(color))
  }

  package static func fill(_ rect: CGRect, _ paint: Paint) -> DisplayItem {
    .fill(CGPath(rect: rect, transform: nil), paint)
  }

  /// A rectangle with round corners; the radius in points counts up to half of the shorter side.
  package static func fill(
    _ rect: CGRect, cornerRadius: CGFloat, _ paint: Paint
  ) -> DisplayItem {
    let path = CGPath(
      roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
    return .fill(path, paint)
  }

  package static func fill(ellipseIn rect: CGRect, _ paint: Paint) -> DisplayItem {
    .fill(CGPath(ellipseIn: rect, transform: nil), paint)
  }

  package static func stroke(_ path: CGPath, _ paint: Paint, width: CGFloat) -> DisplayItem {
    .stroke(path, paint, StrokeAttributes(width: width))
  }

  package static func line(
    from start: CGPoint, to end: CGPoint, _ paint: Paint, width: CGFloat
  ) -> DisplayItem {
    let path = CGMutablePath()
    path.move(to: start)
    path.addLine(to: end)
    return .stroke(path, paint, StrokeAttributes(width: width))
  }

  /// The items moved by `offset`, in points.
  package static func offset(_ offset: CGPoint, _ items: [DisplayItem]) -> DisplayItem {
    let transform = CGAffineTransform(translationX: offset.x, y: offset.y)
    return .group(GroupAttributes(transform: transform), items)
  }

  package static func opacity(_ opacity: Double, _ items: [DisplayItem]) -> DisplayItem {
    .group(GroupAttributes(opacity: opacity), items)
  }

  package static func clipped(to path: CGPath, _ items: [DisplayItem]) -> DisplayItem {
    .group(GroupAttributes(clip: Clip(path)), items)
  }
}
