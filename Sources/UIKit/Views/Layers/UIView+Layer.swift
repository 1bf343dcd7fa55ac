extension UIView {
  /// The layer of this view, made when somebody first asks for it.
  var backingLayer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = DynamicInitializer.object(Self.layerClass) as? CALayer ?? CALayer()
    layer.owner = self
    layer.delegate = self
    storedLayer = layer
    return layer
  }
}
