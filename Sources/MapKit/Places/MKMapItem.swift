import CoreLocation
import Foundation

/// A place of interest.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  public init(placemark: MKPlacemark) { self.placemark = placemark }
}
