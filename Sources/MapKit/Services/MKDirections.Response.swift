import CoreLocation
import Foundation

extension MKDirections {
  /// Ways between places; none is ever given, see `MKDirections`.
  open class Response: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]

    init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
    }
  }

  /// How long a way takes; none is ever given, see `MKDirections`.
  open class ETAResponse: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    /// In seconds.
    public let expectedTravelTime: TimeInterval
    /// In metres.
    public let distance: CLLocationDistance
    public let expectedArrivalDate: Date
    public let expectedDepartureDate: Date
    public let transportType: MKDirectionsTransportType

    init(
      source: MKMapItem, destination: MKMapItem, route: MKRoute, departure: Date
    ) {
      self.source = source
      self.destination = destination
      expectedTravelTime = route.expectedTravelTime
      distance = route.distance
      expectedDepartureDate = departure
      expectedArrivalDate = departure + route.expectedTravelTime
      transportType = route.transportType
    }
  }
}
