import CoreLocation
import SwiftUI

/// What a map shows by itself: a place of interest, a territory, a river.
///
/// Differs from Apple's: maps have no features here, so that none is ever selected.
public struct MapFeature: Hashable {
  /// The kind of a feature.
  public struct FeatureKind: Equatable, Sendable {
    private enum Kind { case pointOfInterest, territory, physicalFeature }
    private let kind: Kind

    public static var pointOfInterest: FeatureKind { FeatureKind(kind: .pointOfInterest) }
    /// A territory, as a region or a quarter.
    public static var territory: FeatureKind { FeatureKind(kind: .territory) }
    /// What stands on the earth by itself, as a river or a range of mountains.
    public static var physicalFeature: FeatureKind { FeatureKind(kind: .physicalFeature) }
  }

  public let kind: FeatureKind
  public let coordinate: CLLocationCoordinate2D
  public let title: String?
  /// Differs from Apple's: read by nobody, as maps have no features here.
  public let backgroundColor: Color?
  /// Differs from Apple's: read by nobody, as maps have no features here.
  public let image: Image?
  /// Nil for what is no place of interest.
  ///
  /// Differs from Apple's: read by nobody, as maps have no features here.
  public let pointOfInterestCategory: MKPointOfInterestCategory?

  public static func == (left: MapFeature, right: MapFeature) -> Bool {
    left.kind == right.kind && left.title == right.title
      && left.coordinate.latitude == right.coordinate.latitude
      && left.coordinate.longitude == right.coordinate.longitude
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(coordinate.latitude)
    hasher.combine(coordinate.longitude)
  }
}
