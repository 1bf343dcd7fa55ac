import Foundation

extension MKMapRect {
  /// No part of the map: what nothing fills.
  public static let null = MKMapRect(
    origin: MKMapPoint(x: .infinity, y: .infinity), size: MKMapSize())

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// The smallest part that holds both.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }

  /// What both share; `null` where they are apart.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard !isNull, !rect2.isNull else { return .null }
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    let (endX, endY) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
    guard endX >= x, endY >= y else { return .null }
    return MKMapRect(x: x, y: y, width: endX - x, height: endY - y)
  }

  public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isNull }

  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && rect2.minX >= minX && rect2.minY >= minY && rect2.maxX <= maxX
      && rect2.maxY <= maxY
  }

  /// The part with its edges moved inwards, or outwards by negative numbers.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    if isNull { return self }
    let (width, height) = (size.width - 2 * dx, size.height - 2 * dy)
    guard width >= 0, height >= 0 else { return .null }
    return MKMapRect(x: origin.x + dx, y: origin.y + dy, width: width, height: height)
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull
      ? self
      : MKMapRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// The smallest part that holds some coordinates.
  init(around coordinates: [CLLocationCoordinate2D]) {
    self = coordinates.reduce(.null) { rect, coordinate in
      rect.union(MKMapRect(origin: MKMapPoint(coordinate), size: MKMapSize()))
    }
  }
}
