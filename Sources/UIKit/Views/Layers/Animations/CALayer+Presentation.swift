extension CALayer {
  /// Takes over what another layer shows, as far as every kind of layer has it.
  func takeValues(of layer: CALayer) {
    own = OwnValues(of: layer)
    (anchorPointZ, zPosition) = (layer.anchorPointZ, layer.zPosition)
    sublayerTransform = layer.sublayerTransform
    (isDoubleSided, isGeometryFlipped) = (layer.isDoubleSided, layer.isGeometryFlipped)
    (isOpaque, cornerRadius, cornerCurve) = (layer.isOpaque, layer.cornerRadius, layer.cornerCurve)
    (maskedCorners, borderWidth, borderColor) =
      (layer.maskedCorners, layer.borderWidth, layer.borderColor)
    (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
    (shadowOffset, shadowRadius, shadowPath) =
      (layer.shadowOffset, layer.shadowRadius, layer.shadowPath)
    (contents, contentsScale) = (layer.contents, layer.contentsScale)
    (contentsGravity, contentsRect) = (layer.contentsGravity, layer.contentsRect)
    magnificationFilter = layer.magnificationFilter
    minificationFilter = layer.minificationFilter
    (mask, name, delegate) = (layer.mask, layer.name, layer.delegate)
  }
}
