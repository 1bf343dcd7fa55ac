/// A transform taken apart: scale, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Equatable, Sendable {
  public var scale: CGSize
  /// The horizontal shear: how far x moves for each unit of y.
  public var horizontalShear: CGFloat
  /// The rotation in radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: CGVector())
  }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0))
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Scale, shear, rotation and translation that give this transform when combined in that order.
  public func decomposed() -> CGAffineTransformComponents {
    let scaleX = hypot(a, b)
    let angle = scaleX == 0 ? 0 : atan2(b, a)
    // The second row, turned back by the rotation, is (shear · scaleY, scaleY).
    let sine = sin(angle)
    let cosine = cos(angle)
    let sheared = c * cosine + d * sine
    let scaleY = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: scaleX, height: scaleY),
      horizontalShear: scaleY == 0 ? 0 : sheared / scaleY,
      rotation: angle,
      translation: CGVector(dx: tx, dy: ty)
    )
  }
}
