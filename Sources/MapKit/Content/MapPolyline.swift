import CoreLocation
import Foundation

/// A line through places on a map.
public struct MapPolyline: MapContent {
  public typealias Body = Never

  /// The way from a place to the next.
  public struct ContourStyle: Sendable {
    let isGeodesic: Bool

    /// Straight on the flat map.
    public static let straight = ContourStyle(isGeodesic: false)
    /// The shortest way over the ground.
    public static let geodesic = ContourStyle(isGeodesic: true)
  }

  private let points: [MKMapPoint]

  public nonisolated init(
    coordinates: [CLLocationCoordinate2D], contourStyle: MapPolyline.ContourStyle = .straight
  ) {
    self.init(points: coordinates.map { MKMapPoint($0) }, contourStyle: contourStyle)
  }

  public nonisolated init(
    points: [MKMapPoint], contourStyle: MapPolyline.ContourStyle = .straight
  ) {
    self.points = contourStyle.isGeodesic ? Geodesic.points(through: points) : points
  }

  public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] {
    [_MapItem(inputs, .overlay(MapOverlay(points: points, isArea: false)))]
  }
}
