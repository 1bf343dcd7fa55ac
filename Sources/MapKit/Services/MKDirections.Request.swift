import Foundation

extension MKDirections {
  /// A question for ways between places.
  open class Request: NSObject {
    /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
    open var source: MKMapItem?
    /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
    open var destination: MKMapItem?
    /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
    open var transportType = MKDirectionsTransportType.any
    /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
    open var requestsAlternateRoutes = false
    /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
    open var departureDate: Date?
    /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
    open var arrivalDate: Date?

    public override init() { super.init() }
  }
}
