import UIKit

extension MKMapView {
  /// Nil where the delegate has no view for it.
  func askForView(of annotation: any MKAnnotation) -> MKAnnotationView? {
    guard let delegate else { return nil }
    return DefaultRequirement.call { delegate.mapView(self, viewFor: annotation) } ?? nil
  }

  /// Nil where the delegate has no renderer for it.
  func askForRenderer(of overlay: any MKOverlay) -> MKOverlayRenderer? {
    guard let delegate else { return nil }
    return DefaultRequirement.call { delegate.mapView(self, rendererFor: overlay) }
  }
}
