import CoreGraphics

extension CALayer {
  private var toRoot: CGAffineTransform {
    sequence(first: self, next: \.superlayer).reduce(.identity) {
      $0.concatenating($1.planeGeometry.toOuter)
    }
  }

  func transform(to layer: CALayer?) -> CGAffineTransform {
    toRoot.concatenating((layer?.toRoot ?? .identity).wayBack)
  }
}
