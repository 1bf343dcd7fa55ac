import Foundation
import UIKit

// Optional calls: `mapView.delegate?.mapView?(mapView, didSelect: view)`

extension MKMapViewDelegate {
  public var mapView: OptionalMapViewCall? { OptionalMapViewCall(delegate: self) }
  public var mapViewDidChangeVisibleRegion: ((MKMapView) -> Void?)? {
    { map in DefaultRequirement.call { self.mapViewDidChangeVisibleRegion(map) } }
  }
  public var mapViewWillStartLoadingMap: ((MKMapView) -> Void?)? {
    { map in DefaultRequirement.call { self.mapViewWillStartLoadingMap(map) } }
  }
  public var mapViewDidFinishLoadingMap: ((MKMapView) -> Void?)? {
    { map in DefaultRequirement.call { self.mapViewDidFinishLoadingMap(map) } }
  }
  public var mapViewWillStartRenderingMap: ((MKMapView) -> Void?)? {
    { map in DefaultRequirement.call { self.mapViewWillStartRenderingMap(map) } }
  }
  public var mapViewWillStartLocatingUser: ((MKMapView) -> Void?)? {
    { map in DefaultRequirement.call { self.mapViewWillStartLocatingUser(map) } }
  }
  public var mapViewDidStopLocatingUser: ((MKMapView) -> Void?)? {
    { map in DefaultRequirement.call { self.mapViewDidStopLocatingUser(map) } }
  }
}

/// The optional methods of a map view's delegate; nil where it has none.
@preconcurrency @MainActor
public struct OptionalMapViewCall {
  let delegate: any MKMapViewDelegate

  @discardableResult
  public func callAsFunction(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) -> Void?
  {
    DefaultRequirement.call { delegate.mapView(mapView, regionWillChangeAnimated: animated) }
  }

  @discardableResult
  public func callAsFunction(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) -> Void?
  {
    DefaultRequirement.call { delegate.mapView(mapView, regionDidChangeAnimated: animated) }
  }

  public func callAsFunction(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { DefaultRequirement.call { delegate.mapView(mapView, viewFor: annotation) } ?? nil }

  @discardableResult
  public func callAsFunction(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) -> Void? {
    DefaultRequirement.call { delegate.mapView(mapView, didAdd: views) }
  }

  @discardableResult
  public func callAsFunction(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) -> Void? {
    DefaultRequirement.call {
      delegate.mapView(mapView, annotationView: view, calloutAccessoryControlTapped: control)
    }
  }

  @discardableResult
  public func callAsFunction(_ mapView: MKMapView, didSelect view: MKAnnotationView) -> Void? {
    DefaultRequirement.call { delegate.mapView(mapView, didSelect: view) }
  }

  @discardableResult
  public func callAsFunction(_ mapView: MKMapView, didDeselect view: MKAnnotationView) -> Void? {
    DefaultRequirement.call { delegate.mapView(mapView, didDeselect: view) }
  }

  @discardableResult
  public func callAsFunction(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) -> Void?
  { DefaultRequirement.call { delegate.mapView(mapView, didSelect: annotation) } }

  @discardableResult
  public func callAsFunction(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    -> Void?
  { DefaultRequirement.call { delegate.mapView(mapView, didDeselect: annotation) } }

  @discardableResult
  public func callAsFunction(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) -> Void?
  { DefaultRequirement.call { delegate.mapView(mapView, didUpdate: userLocation) } }

  @discardableResult
  public func callAsFunction(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    -> Void?
  {
    DefaultRequirement.call {
      delegate.mapView(mapView, didFailToLocateUserWithError: error)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) -> Void? {
    DefaultRequirement.call {
      delegate.mapView(mapView, annotationView: view, didChange: newState, fromOldState: oldState)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
  ) -> Void? {
    DefaultRequirement.call {
      delegate.mapView(mapView, didChange: mode, animated: animated)
    }
  }

  public func callAsFunction(_ mapView: MKMapView, rendererFor overlay: any MKOverlay)
    -> MKOverlayRenderer?
  { DefaultRequirement.call { delegate.mapView(mapView, rendererFor: overlay) } }

  @discardableResult
  public func callAsFunction(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) -> Void? {
    DefaultRequirement.call { delegate.mapView(mapView, didAdd: renderers) }
  }

  public func callAsFunction(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation? {
    DefaultRequirement.call {
      delegate.mapView(mapView, clusterAnnotationForMemberAnnotations: memberAnnotations)
    }
  }

}
