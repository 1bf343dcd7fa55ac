import CoreLocation
import Foundation
import FoundationAdditions

/// A place on a map view, with a title.
open class MKPointAnnotation: MKShape {
  private var place: CLLocationCoordinate2D

  /// Another place moves the annotation's view.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { ObservableChange.make(in: self, ["coordinate"]) { place = newValue } }
  }

  public override init() { place = CLLocationCoordinate2D() }

  public init(coordinate: CLLocationCoordinate2D) { place = coordinate }

  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    place = coordinate
    super.init()
    self.title = title
    self.subtitle = subtitle
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn {
    [
      ClassTable(
        MKPointAnnotation.self,
        properties: [
          ObjectiveCProperty("coordinate", \MKPointAnnotation.coordinate),
          ObjectiveCProperty(
            "title",
            \MKPointAnnotation.title as ReferenceWritableKeyPath<MKPointAnnotation, String?>),
          ObjectiveCProperty(
            "subtitle",
            \MKPointAnnotation.subtitle as ReferenceWritableKeyPath<MKPointAnnotation, String?>),
        ])
    ]
  }
}
