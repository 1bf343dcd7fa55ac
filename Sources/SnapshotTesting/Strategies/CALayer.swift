import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of the layer.
  public static var image: Snapshotting { .image() }

  /// A picture of the layer.
  ///
  /// - Parameters:
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  ///   - traits: What differs from the simulated device's traits: the scale counts.
  /// - Returns: the strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      OnMainActor.run {
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        return DrawnPicture.image(
          bounds: layer.bounds, scale: traits.displayScale, subject: "\(type(of: layer))"
        ) { layer.render(in: $0) }
      } ?? UndrawnPictures.offMainActor()
    }
  }
}

/// Pictures of what draws itself into a context.
@MainActor
enum DrawnPicture {
  /// - Parameters:
  ///   - bounds: What of the drawing is seen, in points.
  ///   - scale: In pixels per point; 0 for the screen's.
  ///   - subject: What messages call it.
  ///   - draw: Draws.
  /// - Returns: the picture.
  static func image(
    bounds: CGRect, scale: CGFloat, subject: String, draw: (CGContext) -> Void
  ) -> UIImage {
    let scale = scale > 0 ? scale : UIScreen.main.scale
    let context = CGContext(size: bounds.size, scale: scale, isOpaque: false)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    guard let image = context.makeImage(), bounds.width > 0, bounds.height > 0 else {
      return SnapshotStage.picture(of: [], size: bounds.size, scale: scale, subject: subject)
    }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
