import CoreLocation
import Foundation

/// All within a distance around a place on a map.
public struct MapCircle: MapContent {
  public typealias Body = Never
  private let center: MKMapPoint
  /// In map points.
  private let radius: Double

  /// A circle whose radius is in metres.
  public nonisolated init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = MKMapPoint(coordinate)
    self.radius = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
  }

  /// The largest circle in a part of the map.
  public nonisolated init(mapRect: MKMapRect) {
    center = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    radius = min(mapRect.width, mapRect.height) / 2
  }

  public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] {
    let points = (0..<Self.corners).map { corner in
      let angle = 2 * Double.pi * Double(corner) / Double(Self.corners)
      return MKMapPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    return [_MapItem(inputs, .overlay(MapOverlay(points: points, isArea: true)))]
  }

  private static let corners = 96
}
