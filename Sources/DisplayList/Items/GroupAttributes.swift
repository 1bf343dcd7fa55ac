import CoreGraphics

/// What happens to several commands drawn as one.
///
/// From the inside out: the commands are drawn, filtered, masked, clipped, given a shadow, made
/// translucent, blended with what lies below, and the result of all that is seen in perspective and
/// transformed. So clip, mask and shadow are in the group's own space.
package struct GroupAttributes: Hashable, Sendable {
  /// From the group's space to the space around it.
  package var transform: CGAffineTransform
  /// How the group is seen in perspective, before it is transformed.
  ///
  /// Nil for straight from above.
  package var projection: Projection?
  package var clip: Clip?
  /// The group shows where the mask is opaque.
  ///
  /// Nil shows all.
  package var mask: DisplayList?
  /// Applied in order.
  package var filters: [Filter]
  package var shadow: Shadow?
  /// In 0...1.
  package var opacity: Double
  package var blendMode: CGBlendMode
  /// Whether blend modes inside see only what is inside.
  package var isIsolated: Bool

  package init(
    opacity: Double = 1, transform: CGAffineTransform = .identity,
    projection: Projection? = nil, clip: Clip? = nil,
    mask: DisplayList? = nil, filters: [Filter] = [], shadow: Shadow? = nil,
    blendMode: CGBlendMode = .normal, isIsolated: Bool = false
  ) {
    self.opacity = opacity
    self.transform = transform
    self.projection = projection
    self.clip = clip
    self.mask = mask
    self.filters = filters
    self.shadow = shadow
    self.blendMode = blendMode
    self.isIsolated = isIsolated
  }

  /// Whether the group looks the same as its commands without it.
  package var isPlain: Bool { self == GroupAttributes() }

  /// Whether the group must be drawn on its own surface before it reaches the one below.
  package var needsLayer: Bool {
    opacity < 1 || mask != nil || !filters.isEmpty || shadow != nil || blendMode != .normal
      || isIsolated || projection != nil
  }
}

/// Where drawing may show.
package struct Clip: Hashable, Sendable {
  package var path: CGPath
  package var rule: CGPathFillRule

  package init(_ path: CGPath, rule: CGPathFillRule = .winding) {
    self.path = path
    self.rule = rule
  }

  package init(_ rect: CGRect) {
    self.init(CGPath(rect: rect, transform: nil))
  }

  /// A rectangle with round corners; the radius is in points.
  package init(_ rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      CGPath(
        roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }
}

/// A blurred copy in one colour, below the original.
package struct Shadow: Hashable, Sendable {
  package var color: PaintColor
  /// The standard deviation of the blur in points: the `radius` of SwiftUI and of a layer, half of
  /// the `blur` of a `CGContext`.
  package var radius: CGFloat
  /// In points.
  package var offset: CGSize

  package init(color: PaintColor, radius: CGFloat, offset: CGSize = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// A change to the colours or the sharpness of a group.
package enum Filter: Hashable, Sendable {
  /// The standard deviation in points. An opaque blur keeps the edges of the group opaque.
  case blur(radius: CGFloat, isOpaque: Bool = false)
  /// Added to each component; 0 changes nothing.
  case brightness(Double)
  /// Distance from middle grey is multiplied; 1 changes nothing.
  case contrast(Double)
  /// 0 is grey, 1 changes nothing.
  case saturation(Double)
  /// 0 changes nothing, 1 is grey.
  case grayscale(Double)
  /// In radians.
  case hueRotation(Double)
  case colorInvert
  case colorMultiply(PaintColor)
  case luminanceToAlpha
  /// Pixels whose opacity lies in the range get the colour, the others become clear.
  case alphaThreshold(ClosedRange<Double>, PaintColor)
  /// Rows for red, green, blue and alpha, each with factors of red, green, blue, alpha and one.
  case colorMatrix([Double])
}
