import CoreGraphics
import CoreLocation

extension MapCameraPosition {
  /// The camera that frames what the position names in a view, whose size is in points; `content` is the part of
  /// the map on which something stands.
  func camera(framing content: MKMapRect, in size: CGSize) -> MapCamera {
    if let camera { return camera }
    if let region { return MapCamera(framing: region, in: size) }
    if let rect { return MapCamera(framing: rect, in: size) }
    if let place = item?.placemark.coordinate { return Self.surroundings(of: place, in: size) }
    if let fallbackPosition { return fallbackPosition.camera(framing: content, in: size) }
    return Self.automaticCamera(framing: content, in: size)
  }

  /// The camera that shows all that stands on a part of the map.
  static func automaticCamera(framing content: MKMapRect, in size: CGSize) -> MapCamera {
    guard !content.isNull else { return MapCamera(framing: MKMapRect.world, in: size) }
    // Balloons at the edges stand inside of the view as a whole.
    let margin = 0.15
    let camera = MapCamera(
      framing: content.insetBy(dx: -content.width * margin, dy: -content.height * margin),
      in: size)
    let nearest = surroundings(of: camera.centerCoordinate, in: size)
    return camera.distance > nearest.distance ? camera : nearest
  }

  /// A kilometre around a place.
  private static func surroundings(
    of place: CLLocationCoordinate2D, in size: CGSize
  ) -> MapCamera {
    MapCamera(
      framing: MKCoordinateRegion(
        center: place, latitudinalMeters: 1000, longitudinalMeters: 1000), in: size)
  }
}
