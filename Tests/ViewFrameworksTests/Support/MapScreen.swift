import Accessibility
import CoreGraphics
import Device
import Foundation
import MapKit
import UIKit

/// A controller with a map view, 300 by 600 points, in the upper left corner of the screen.
@MainActor
final class MapScreen {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let controller: UIViewController
  let map: MKMapView

  init(_ map: MKMapView = MKMapView(), _ delegate: (any MKMapViewDelegate)? = nil) {
    self.map = map
    controller = UIViewController()
    map.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    map.delegate = delegate
    controller.view.addSubview(map)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  isolated deinit { window.isHidden = true }

  func settle() { TurnScheduler.shared.runTurn() }

  /// Lets time pass on the device's clock, in seconds.
  func pass(_ seconds: TimeInterval) {
    UIApplication.shared.device.clock.advance(by: seconds) { settle() }
  }

  func element(_ type: ElementKind, _ label: String) throws -> AccessibilityElement? {
    try UIApplication.shared.settledTree().firstDescendant {
      $0.elementType == type && $0.label == label
    }
  }

  func play(_ touches: TouchSequence) throws {
    try UIApplication.shared.send(.touches(touches))
    settle()
  }

  func tap(_ point: CGPoint) throws { try play(.tap(at: point)) }

  /// Taps the middle of an element, if there is one.
  func tap(_ type: ElementKind, _ label: String) throws {
    guard let frame = try element(type, label)?.frame else { return }
    try tap(CGPoint(x: frame.midX, y: frame.midY))
  }
}

/// Writes down what a map view tells it.
@MainActor
final class MapDiary: NSObject, MKMapViewDelegate {
  var log: [String] = []
  var makeView: ((MKMapView, any MKAnnotation) -> MKAnnotationView?)?
  var makeRenderer: ((any MKOverlay) -> MKOverlayRenderer)?
  /// Whether it writes of what only shows how the map moves.
  var tellsMoves = true

  private func name(_ annotation: (any MKAnnotation)?) -> String {
    (annotation?.title ?? nil) ?? "nothing"
  }

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    if tellsMoves { log.append("will change \(animated)") }
  }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    if tellsMoves { log.append("did change \(animated)") }
  }
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {
    if tellsMoves { log.append("loaded") }
  }
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    log.append("view for \(name(annotation))")
    return makeView?(mapView, annotation)
  }
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    log.append("added \(views.map { name($0.annotation) }.joined(separator: " "))")
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    log.append("selected \(name(view.annotation)) \(view.isSelected)")
  }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    log.append("deselected \(name(view.annotation)) \(view.isSelected)")
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {
    let side = control === view.rightCalloutAccessoryView ? "right" : "left"
    log.append("tapped \(side) of \(name(view.annotation))")
  }
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    log.append("renderer for \(name(overlay))")
    return makeRenderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
  }
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
    log.append("renders \(renderers.map { name($0.overlay) }.joined(separator: " "))")
  }
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    log.append("user at \(userLocation.coordinate.latitude)")
  }
  func mapViewWillStartLocatingUser(_ mapView: MKMapView) { log.append("locating") }
  func mapViewDidStopLocatingUser(_ mapView: MKMapView) { log.append("stopped") }
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    log.append("failed")
  }
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    log.append("tracks \(mode.rawValue)")
  }
}

extension CLLocationCoordinate2D {
  static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  static let potsdam = CLLocationCoordinate2D(latitude: 52.4, longitude: 13.06)
  static let tokyo = CLLocationCoordinate2D(latitude: 35.68, longitude: 139.69)
}

/// Berlin and around, two degrees wide.
let aroundBerlin = MKCoordinateRegion(
  center: .berlin, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
