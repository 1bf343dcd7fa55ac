import CoreGraphics

extension CALayer {
  /// The box around the layer in the one above, by its own values.
  var frameInSuperlayer: CGRect {
    guard CATransform3DIsIdentity(transform) else { return bounds.applying(toSuperlayer) }
    return CGRect(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }

  /// What the transform does within the layer's plane.
  var affinePart: CGAffineTransform {
    CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
      ty: transform.m42)
  }

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
