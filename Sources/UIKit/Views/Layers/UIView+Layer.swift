extension UIView {
  /// The layer of this view, made when somebody first asks for it.
  var backingLayer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = DynamicInitializer.object(Self.layerClass) as? CALayer ?? CALayer()
    storedAnchor = layer.own.anchorPoint
    layer.owner = self
    layer.delegate = self
    storedLayer = layer
    return layer
  }

  /// Lets the layer of the mask mask that of the view.
  func maskDidChange() {
    let maskLayer = storedMask?.layer
    if storedLayer?.mask !== maskLayer { layer.mask = maskLayer }
  }
}
