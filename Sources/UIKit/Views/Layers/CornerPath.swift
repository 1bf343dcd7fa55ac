import CoreGraphics

/// Rectangles of which some corners are round.
enum CornerPath {
  static func path(in rect: CGRect, radius: CGFloat, corners: CACornerMask) -> CGPath {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0, !corners.isEmpty else { return CGPath(rect: rect, transform: nil) }
    if corners.isSuperset(of: .all) {
      return CGPath(
        roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
    func length(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let topRight = CGPoint(x: rect.maxX, y: rect.minY)
    let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
    let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX + length(.layerMinXMinYCorner), y: rect.minY))
    path.addArc(
      tangent1End: topRight, tangent2End: bottomRight, radius: length(.layerMaxXMinYCorner))
    path.addArc(
      tangent1End: bottomRight, tangent2End: bottomLeft, radius: length(.layerMaxXMaxYCorner))
    path.addArc(
      tangent1End: bottomLeft, tangent2End: topLeft, radius: length(.layerMinXMaxYCorner))
    path.addArc(tangent1End: topLeft, tangent2End: topRight, radius: length(.layerMinXMinYCorner))
    path.closeSubpath()
    return path
  }
}
