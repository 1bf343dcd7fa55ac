import CoreGraphics

extension CALayer {
  /// The scroll layer that the layer is in; nil for none.
  var scrollLayer: CAScrollLayer? {
    sequence(first: superlayer, next: { $0?.superlayer }).lazy.compactMap { $0 as? CAScrollLayer }
      .first
  }

  /// What the scroll layer that the layer is in shows of it; all without one.
  var partInScrollLayer: CGRect {
    guard let scrollLayer else { return bounds }
    let shown = bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
    return shown.isNull ? .zero : shown
  }
}
