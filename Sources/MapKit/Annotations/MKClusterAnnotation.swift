import CoreLocation
import Foundation

/// Several annotations as one.
///
/// Differs from Apple's: a map view here makes none, as its views never merge; those that the app adds stand like other
/// annotations, and have no title unless the app gives one.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  /// The middle of the members.
  open var coordinate: CLLocationCoordinate2D {
    let rect = MKMapRect(around: memberAnnotations.map(\.coordinate))
    return rect.isNull
      ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
