import CoreGraphics

extension UIView {
  /// The layer's transform; its part in the plane is `transform`.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The place of the bounds that lies at the layer's position and stays where transforms turn and scale, in parts of
  /// the size; setting it moves the frame.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
