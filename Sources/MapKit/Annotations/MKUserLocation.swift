import CoreLocation
import Foundation
import FoundationAdditions

/// Where the user is, as an annotation of a map view that shows it.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Nil while it is not known.
  open internal(set) var location: CLLocation? {
    willSet { ObservableChange.begins(in: self, "coordinate") }
    didSet { ObservableChange.ends(in: self, "coordinate") }
  }
  /// Whether the map view asks for the place.
  open internal(set) var isUpdating = false
  open var title: String? = "My Location"
  open var subtitle: String?

  /// `kCLLocationCoordinate2DInvalid` while it is not known.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }

  public override init() { super.init() }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn {
    [
      ClassTable(
        MKUserLocation.self,
        properties: [ObjectiveCProperty("coordinate", \MKUserLocation.coordinate)])
    ]
  }
}
