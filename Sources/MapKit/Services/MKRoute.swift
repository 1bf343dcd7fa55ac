import CoreLocation
import Foundation

/// A way between places; none is ever given, see `MKDirections`.
open class MKRoute: NSObject, @unchecked Sendable {
  /// A part of a way.
  open class Step: NSObject, @unchecked Sendable {
    public let instructions: String
    public let notice: String?
    public let polyline: MKPolyline
    /// In metres.
    public let distance: CLLocationDistance
    public let transportType: MKDirectionsTransportType

    init(
      instructions: String, notice: String?, polyline: MKPolyline, distance: CLLocationDistance,
      transportType: MKDirectionsTransportType
    ) {
      self.instructions = instructions
      self.notice = notice
      self.polyline = polyline
      self.distance = distance
      self.transportType = transportType
    }
  }

  public let name: String
  public let advisoryNotices: [String]
  /// In metres.
  public let distance: CLLocationDistance
  /// In seconds.
  public let expectedTravelTime: TimeInterval
  public let transportType: MKDirectionsTransportType
  public let polyline: MKPolyline
  public let steps: [Step]

  init(name: String, steps: [Step], polyline: MKPolyline, expectedTravelTime: TimeInterval) {
    self.name = name
    self.steps = steps
    self.polyline = polyline
    self.expectedTravelTime = expectedTravelTime
    advisoryNotices = steps.compactMap(\.notice)
    distance = steps.map(\.distance).reduce(0, +)
    transportType = steps.reduce(into: []) { $0.formUnion($1.transportType) }
  }
}
