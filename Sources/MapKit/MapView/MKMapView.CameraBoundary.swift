import CoreLocation
import Foundation

extension MKMapView {
  /// Where the middle of a map view has to stay.
  @preconcurrency @MainActor
  open class CameraBoundary: NSObject {
    public let mapRect: MKMapRect
    public let region: MKCoordinateRegion

    /// Nil for no part of the map.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isNull else { return nil }
      self.mapRect = mapRect
      region = MKCoordinateRegion(mapRect)
    }

    public init?(coordinateRegion region: MKCoordinateRegion) {
      guard CLLocationCoordinate2DIsValid(region.center) else { return nil }
      self.region = region
      mapRect = MKMapRect(region)
    }
  }
}
