import CoreGraphics

extension UIView {
  /// The layer's transform; its part in the plane is `transform`.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
