/// The smallest rectangle around the points seen so far.
struct PointBounds {
  private var minimum = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var maximum = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func add(_ point: CGPoint) {
    minimum.x = min(minimum.x, point.x)
    minimum.y = min(minimum.y, point.y)
    maximum.x = max(maximum.x, point.x)
    maximum.y = max(maximum.y, point.y)
  }

  /// Null while no point was added.
  var rect: CGRect {
    guard minimum.x <= maximum.x, minimum.y <= maximum.y else { return .null }
    return CGRect(
      x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
  }
}
