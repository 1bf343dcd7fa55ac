import CoreGraphics
import CoreLocation
import Foundation

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  public let circle: MKCircle

  public init(circle: MKCircle) {
    self.circle = circle
    super.init(overlay: circle)
  }

  /// A renderer of an overlay that is a circle; of any other it draws nothing.
  public override convenience init(overlay: any MKOverlay) {
    let empty = MKCircle(center: CLLocationCoordinate2D(), radius: 0)
    self.init(circle: overlay as? MKCircle ?? empty)
  }

  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
  }
}
