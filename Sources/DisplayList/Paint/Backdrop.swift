import CoreGraphics

/// What has been drawn so far, as it is seen through a material: blurred, with stronger colours, under a
/// translucent colour.
package struct Backdrop: Hashable, Sendable {
  package var tint: PaintColor
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// 0 is grey, 1 leaves the colours as they are.
  package var saturation: Double
  /// How much of it shows, in 0...1.
  package var opacity: Double

  package init(
    tint: PaintColor, radius: CGFloat, saturation: Double = 1, opacity: Double = 1
  ) {
    self.tint = tint
    self.radius = radius
    self.saturation = saturation
    self.opacity = opacity
  }

  /// What a system material of a colour shows.
  ///
  /// Blur and saturation are those that Apple gave away as code in 2013 (`applyExtraLightEffect`,
  /// `applyDarkEffect`: 20 and 1.8); that today's materials still have them is likely, not measured.
  package init(material tint: PaintColor) {
    self.init(tint: tint, radius: 20, saturation: 1.8)
  }
}
