import Foundation

/// Pictures from above, on Apple's maps.
open class MKImageryMapConfiguration: MKMapConfiguration {
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevation: elevationStyle) }

  override var mapType: MKMapType {
    elevationStyle == .realistic ? .satelliteFlyover : .satellite
  }

  open override func copy() -> Any { MKImageryMapConfiguration(elevationStyle: elevationStyle) }
}
