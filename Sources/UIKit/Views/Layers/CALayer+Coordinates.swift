import CoreGraphics

extension CALayer {
  /// To the space of the layer above.
  var toSuperlayer: CGAffineTransform {
    let move = CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchorPoint.x,
      y: -bounds.minY - bounds.height * anchorPoint.y)
    return move.concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var toRoot: CGAffineTransform {
    sequence(first: self, next: \.superlayer).reduce(.identity) {
      $0.concatenating($1.toSuperlayer)
    }
  }

  func transform(to layer: CALayer?) -> CGAffineTransform {
    toRoot.concatenating((layer?.toRoot ?? .identity).inverted())
  }
}
