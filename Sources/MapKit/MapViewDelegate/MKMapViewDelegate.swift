import Foundation
import UIKit

/// Hears of a map view, and makes its views.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// What the map shows has changed; also while it is on its way.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Called once, when the map first shows.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Called once, when the map first shows: there is nothing to load.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Called once, when the map first shows.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// Differs from Apple's: never called; there is nothing to load.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Called once, when the map first shows.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// What the map shows is about to change; `animated` tells whether it goes there.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// What the map shows has changed, and the way there is over.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The view of an annotation; nil for a marker, or for the user's place a blue dot.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Annotations that have come into sight have views.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// A control in a callout was tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Follows `mapView(_:didSelect:)` with the view.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Follows `mapView(_:didDeselect:)` with the view.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Called where the app itself changes a view's state.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// What draws an overlay; without it the overlay is not drawn.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Overlays that have come into sight have renderers.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Differs from Apple's: never called; views never merge.
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
    DefaultRequirement.missing(())
  }
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {
    DefaultRequirement.missing(())
  }
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {
    DefaultRequirement.missing(())
  }
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {
    DefaultRequirement.missing(())
  }
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {
    DefaultRequirement.missing(())
  }
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {
    DefaultRequirement.missing(())
  }
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
    DefaultRequirement.missing(())
  }
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
    DefaultRequirement.missing(())
  }
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    DefaultRequirement.missing(())
  }
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    DefaultRequirement.missing(())
  }
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { DefaultRequirement.missing(nil) }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    DefaultRequirement.missing(())
  }
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) { DefaultRequirement.missing(()) }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    DefaultRequirement.missing(())
  }
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    DefaultRequirement.missing(())
  }
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    DefaultRequirement.missing(())
  }
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
    DefaultRequirement.missing(())
  }
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    DefaultRequirement.missing(())
  }
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    DefaultRequirement.missing(())
  }
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) { DefaultRequirement.missing(()) }
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    DefaultRequirement.missing(())
  }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  { DefaultRequirement.missing(MKOverlayRenderer(overlay: overlay)) }
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
    DefaultRequirement.missing(())
  }
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation {
    DefaultRequirement.missing(MKClusterAnnotation(memberAnnotations: memberAnnotations))
  }
}
