import CoreGraphics

extension CairoCanvas {
  /// Paints a layer at its own place, whatever the current space is.
  func paint(_ layer: Surface, opacity: Double = 1, mode: CGBlendMode = .normal) {
    saving {
      matrix = .identity
      guard let operation = CairoOperator(mode) else {
        paintDarker(layer, opacity: opacity)
        return
      }
      // Clearing and copying reach only as far as the layer is opaque, not over the whole clip.
      switch mode {
      case .clear: setOperator(.destinationOut)
      case .copy: setOperator(.over)
      default: setOperator(operation)
      }
      cairo.setSourceSurface(pointer, layer.pointer, 0, 0)
      cairo.paintWithAlpha(pointer, opacity)
    }
  }

  /// Paints the current source where the layer is opaque.
  func mask(with layer: Surface) {
    // The source keeps the space it was set in.
    saving {
      matrix = .identity
      cairo.maskSurface(pointer, layer.pointer, 0, 0)
    }
  }

  /// Source plus backdrop minus white: inverts the backdrop, adds the inverted layer, inverts
  /// again.
  private func paintDarker(_ layer: Surface, opacity: Double) {
    PixelFilter.apply(.colorInvert, to: layer)
    func invert() {
      setOperator(.difference)
      cairo.setSourceRGBA(pointer, 1, 1, 1, 1)
      cairo.paint(pointer)
    }
    cairo.newPath(pointer)
    cairo.rectangle(
      pointer, Double(layer.origin.x), Double(layer.origin.y), Double(layer.width),
      Double(layer.height))
    cairo.clip(pointer)
    invert()
    setOperator(.add)
    cairo.setSourceSurface(pointer, layer.pointer, 0, 0)
    cairo.paintWithAlpha(pointer, opacity)
    invert()
  }
}
