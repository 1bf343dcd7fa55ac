import CoreLocation
import Foundation

/// A place of interest.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  /// Differs from Apple's: kept, and read by nobody here, as no app opens a place.
  open var phoneNumber: String?
  open var url: URL?
  /// Differs from Apple's: kept, and read by nobody here, as markers of items have no glyph of their own.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  public init(placemark: MKPlacemark) { self.placemark = placemark }
}
