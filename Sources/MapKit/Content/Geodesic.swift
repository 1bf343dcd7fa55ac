import CoreLocation
import Foundation

/// The shortest ways over the ground.
enum Geodesic {
  /// Points through which the shortest ways between the given ones lead.
  static func points(through points: [MKMapPoint]) -> [MKMapPoint] {
    guard let first = points.first else { return [] }
    return [first] + zip(points, points.dropFirst()).flatMap { way(from: $0, to: $1) }
  }

  /// Without the first point.
  private static func way(from start: MKMapPoint, to end: MKMapPoint) -> [MKMapPoint] {
    let (one, other) = (direction(of: start), direction(of: end))
    let angle = acos(min(max(zip(one, other).map { $0 * $1 }.reduce(0, +), -1), 1))
    guard sin(angle) > 1e-9 else { return [end] }
    let inner = (1..<steps).map { step in
      let part = Double(step) / Double(steps)
      let (from, to) = (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
      return point(in: zip(one, other).map { $0 * from + $1 * to })
    }
    return inner + [end]
  }

  private static let steps = 32

  /// From the middle of the earth.
  private static func direction(of point: MKMapPoint) -> [Double] {
    let place = point.coordinate
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
  }

  private static func point(in direction: [Double]) -> MKMapPoint {
    MKMapPoint(
      CLLocationCoordinate2D(
        latitude: asin(min(max(direction[2], -1), 1)) * 180 / .pi,
        longitude: atan2(direction[1], direction[0]) * 180 / .pi))
  }
}
