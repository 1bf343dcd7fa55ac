import CoreGraphics

extension UIView {
  /// The layer's transform, which is the view's: `transform` is the identity where it leads out of the plane.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The place of the bounds that lies at the center and stays where transforms turn and scale, in parts of the size
  /// from the first corner; setting it moves the frame.
  public var anchorPoint: CGPoint {
    get { storedAnchor }
    set { layer.anchorPoint = newValue }
  }
}
