import Foundation

/// Pictures from above with streets and names, on Apple's maps.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Differs from Apple's: kept, and read by nobody here; a map here knows no places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Differs from Apple's: kept, and read by nobody here; there are no streets.
  open var showsTraffic = false

  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevation: elevationStyle) }

  override var mapType: MKMapType {
    elevationStyle == .realistic ? .hybridFlyover : .hybrid
  }

  open override func copy() -> Any {
    let copy = MKHybridMapConfiguration(elevationStyle: elevationStyle)
    (copy.pointOfInterestFilter, copy.showsTraffic) = (pointOfInterestFilter, showsTraffic)
    return copy
  }
}
