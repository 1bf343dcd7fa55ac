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
  /// Differs from Apple's: kept, and read by nobody here, as no app opens a place.
  open var timeZone: TimeZone?
  /// Whether it stands for where the user is.
  public let isCurrentLocation: Bool

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    isCurrentLocation = false
  }

  private init(currentLocation: MKPlacemark) {
    placemark = currentLocation
    isCurrentLocation = true
  }

  /// Where the user is.
  ///
  /// Differs from Apple's: it is no place; its coordinate is `kCLLocationCoordinate2DInvalid`.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(currentLocation: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }
}
