import Foundation

/// Streets and names, on Apple's maps.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How much the ground stands back behind what the app shows on it.
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted = 1
  }

  open var emphasisStyle: EmphasisStyle
  /// Differs from Apple's: kept, and read by nobody here; a map here knows no places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Differs from Apple's: kept, and read by nobody here; there are no streets.
  open var showsTraffic = false

  public init(
    elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default
  ) {
    self.emphasisStyle = emphasisStyle
    super.init(elevation: elevationStyle)
  }

  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }

  open override func copy() -> Any {
    let copy = MKStandardMapConfiguration(
      elevationStyle: elevationStyle, emphasisStyle: emphasisStyle)
    (copy.pointOfInterestFilter, copy.showsTraffic) = (pointOfInterestFilter, showsTraffic)
    return copy
  }
}
