import CoreGraphics

extension CALayer {
  /// The properties that a view's own layer shares with its view, as a layer without one has them.
  ///
  /// A view's own layer keeps only a transform here that leads out of the plane, which the view cannot have.
  struct OwnValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var backgroundColor: CGColor?
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false

    init() {}

    /// What is to be seen of another layer, which may be a view's.
    @MainActor
    init(of layer: CALayer) {
      bounds = layer.bounds
      position = layer.position
      anchorPoint = layer.anchorPoint
      transform = layer.transform
      backgroundColor = layer.resolvedBackgroundColor
      isHidden = layer.isHidden
      opacity = layer.opacity
      masksToBounds = layer.masksToBounds
    }
  }
}
