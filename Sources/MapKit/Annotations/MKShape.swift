import CoreLocation
import Foundation
import FoundationAdditions

/// A point, a line or an area on a map view.
open class MKShape: NSObject, MKAnnotation {
  open var title: String? {
    willSet { ObservableChange.begins(in: self, "title") }
    didSet { ObservableChange.ends(in: self, "title") }
  }
  open var subtitle: String? {
    willSet { ObservableChange.begins(in: self, "subtitle") }
    didSet { ObservableChange.ends(in: self, "subtitle") }
  }

  /// Where it stands: for lines and areas the middle of what they cover.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
