import CoreGraphics

/// What a map shows by now.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  /// What the camera sees; where it leans, the region is larger.
  public let region: MKCoordinateRegion
  /// What the camera sees of the flat map.
  public let rect: MKMapRect

  init(_ camera: MapCamera, size: CGSize) {
    self.camera = camera
    rect = MapProjection(camera, size: size).rect
    region = MKCoordinateRegion(
      center: camera.centerCoordinate, span: MKCoordinateRegion(rect).span)
  }
}
