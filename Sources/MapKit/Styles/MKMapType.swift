/// The look of a map view's ground.
///
/// Differs from Apple's: as there is no land to show, a type is a colour of the ground.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5

  var style: MapStyle {
    switch self {
    case .standard: .standard
    case .mutedStandard: .standard(emphasis: .muted)
    case .satellite, .satelliteFlyover: .imagery
    case .hybrid, .hybridFlyover: .hybrid
    }
  }

  /// A configuration that looks like it.
  var configuration: MKMapConfiguration {
    switch self {
    case .standard: MKStandardMapConfiguration()
    case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
    case .satellite: MKImageryMapConfiguration()
    case .satelliteFlyover: MKImageryMapConfiguration(elevationStyle: .realistic)
    case .hybrid: MKHybridMapConfiguration()
    case .hybridFlyover: MKHybridMapConfiguration(elevationStyle: .realistic)
    }
  }
}
