import Foundation

/// The outline of a line or an area on the flat map.
struct MapOverlay {
  let points: [MKMapPoint]
  /// Whether the last point leads back to the first.
  let isArea: Bool

  /// The part of the map that it covers.
  var rect: MKMapRect {
    points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}
