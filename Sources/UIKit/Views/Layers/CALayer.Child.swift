extension CALayer {
  /// Layers and subviews from back to front.
  enum Child {
    case layer(CALayer)
    case view(UIView)

    @MainActor var layer: CALayer {
      switch self {
      case .layer(let layer): layer
      case .view(let view): view.layer
      }
    }
  }
}
