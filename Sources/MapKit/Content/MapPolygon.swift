import CoreLocation

/// An area with corners at places on a map.
public struct MapPolygon: MapContent {
  public typealias Body = Never
  private let points: [MKMapPoint]

  public nonisolated init(coordinates: [CLLocationCoordinate2D]) {
    points = coordinates.map { MKMapPoint($0) }
  }

  public nonisolated init(points: [MKMapPoint]) { self.points = points }

  public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] {
    [_MapItem(inputs, .overlay(MapOverlay(points: points, isArea: true)))]
  }
}
