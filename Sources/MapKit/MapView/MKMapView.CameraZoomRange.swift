import CoreLocation
import Foundation

/// A distance in place of none.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
  /// How near and far the camera of a map view may go, in metres from the place in the middle.
  @preconcurrency @MainActor
  open class CameraZoomRange: NSObject {
    /// `MKMapCameraZoomDefault` where it does not matter.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// `MKMapCameraZoomDefault` where it does not matter.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Nil where the least distance is greater than the greatest.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard maxDistance < 0 || minDistance <= maxDistance else { return nil }
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
    }

    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minDistance,
        maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }

    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: MKMapCameraZoomDefault,
        maxCenterCoordinateDistance: maxDistance)
    }

    var least: Double? { minCenterCoordinateDistance < 0 ? nil : minCenterCoordinateDistance }
    var greatest: Double? { maxCenterCoordinateDistance < 0 ? nil : maxCenterCoordinateDistance }
  }
}
