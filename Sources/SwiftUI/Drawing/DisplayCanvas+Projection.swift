import CoreGraphics
import DisplayList

extension DisplayCanvas {
  /// How many pieces a picture in perspective is drawn in, along each side.
  private static let pieces = 8

  /// Draws what `content` draws in a box of `size` (in points, at the origin) through a matrix of the
  /// box's space.
  ///
  /// A picture in perspective is drawn in pieces, each with the affine transform that fits its
  /// corners: what is recorded knows no perspective.
  package mutating func projected(
    by matrix: ProjectionTransform, _ size: CGSize, _ content: (inout DisplayCanvas) -> Void
  ) {
    if matrix.isIdentity { return content(&self) }
    if matrix.isAffine {
      group(GroupAttributes(transform: matrix.affine.around(origin)), content)
      return
    }
    let width = size.width / CGFloat(Self.pieces)
    let height = size.height / CGFloat(Self.pieces)
    guard width > 0, height > 0 else { return }
    for row in 0..<Self.pieces {
      for column in 0..<Self.pieces {
        let cell = CGRect(
          x: width * CGFloat(column), y: height * CGFloat(row), width: width, height: height)
        guard let transform = matrix.affine(fitting: cell) else { continue }
        // A little more than the cell, so that no seam shows.
        let clip = Clip(
          CGPath(
            rect: cell.insetBy(dx: -0.25, dy: -0.25).offsetBy(dx: origin.x, dy: origin.y),
            transform: nil))
        group(GroupAttributes(transform: transform.around(origin))) {
          $0.group(GroupAttributes(clip: clip), content)
        }
      }
    }
  }
}

extension CGAffineTransform {
  /// The transform in a space whose origin of old is at `origin`.
  fileprivate func around(_ origin: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }
}

extension ProjectionTransform {
  /// The affine transform that maps three corners of `rect` as this one does.
  fileprivate func affine(fitting rect: CGRect) -> CGAffineTransform? {
    guard let corner = apply(to: CGPoint(x: rect.minX, y: rect.minY)),
      let right = apply(to: CGPoint(x: rect.maxX, y: rect.minY)),
      let below = apply(to: CGPoint(x: rect.minX, y: rect.maxY))
    else { return nil }
    let a = (right.x - corner.x) / rect.width
    let b = (right.y - corner.y) / rect.width
    let c = (below.x - corner.x) / rect.height
    let d = (below.y - corner.y) / rect.height
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: corner.x - a * rect.minX - c * rect.minY,
      ty: corner.y - b * rect.minX - d * rect.minY)
  }
}
