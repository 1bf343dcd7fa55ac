import CoreGraphics
import DisplayList

extension DisplayCanvas {
  /// Draws what `content` draws through a matrix of the space whose origin is here.
  package mutating func projected(
    by matrix: ProjectionTransform, _ content: (inout DisplayCanvas) -> Void
  ) {
    if matrix.isIdentity { return content(&self) }
    func moved(_ sign: CGFloat) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: sign * origin.x, y: sign * origin.y))
    }
    let placed = moved(-1).concatenating(matrix).concatenating(moved(1))
    let attributes =
      matrix.isAffine
      ? GroupAttributes(transform: placed.affine) : GroupAttributes(projection: placed.drawn)
    group(attributes, content)
  }
}
