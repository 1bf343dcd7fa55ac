import CoreGraphics
import Foundation
import MapKit
import Testing
import UIKit

/// The look of a map view with all that stands on it.
@MainActor
@Suite(.serialized) struct MKMapPictureTests {
  private final class Painter: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      switch annotation.title {
      case "Pin":
        let pin = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        pin.canShowCallout = true
        pin.leftCalloutAccessoryView = UIImageView(image: UIImage(systemName: "star"))
        pin.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return pin
      case "Tinted":
        let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "marker")
        marker.markerTintColor = .systemPurple
        marker.glyphImage = UIImage(systemName: "star.fill")
        return marker
      default: return nil
      }
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer: MKOverlayPathRenderer =
        switch overlay {
        case let line as MKPolyline: MKPolylineRenderer(polyline: line)
        case let circle as MKCircle: MKCircleRenderer(circle: circle)
        default: MKPolygonRenderer(overlay: overlay)
        }
      renderer.strokeColor = .systemBlue
      renderer.lineWidth = 3
      if !(overlay is MKPolyline) { renderer.fillColor = .systemGreen.withAlphaComponent(0.3) }
      return renderer
    }
  }

  private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  @Test func whatStandsOnTheMapIsDrawn() throws {
    let painter = Painter()
    let screen = MapScreen(MKMapView(), painter)
    screen.map.region = aroundBerlin
    let ring = [place(53, 12.8), place(53, 14), place(53.4, 13.4)]
    let hole = [place(53.08, 13.2), place(53.08, 13.6), place(53.2, 13.4)]
    screen.map.addOverlays([
      MKPolygon(
        coordinates: ring, count: 3,
        interiorPolygons: [MKPolygon(coordinates: hole, count: 3)]),
      MKCircle(center: .potsdam, radius: 15_000),
      MKPolyline(coordinates: [.berlin, .potsdam, place(51.9, 13.9)], count: 3),
    ])
    let pins = [
      MKPointAnnotation(coordinate: .berlin, title: "Pin", subtitle: "With a callout"),
      MKPointAnnotation(coordinate: .potsdam, title: "Tinted", subtitle: nil),
      MKPointAnnotation(coordinate: place(51.9, 13.9), title: "Marker", subtitle: "Below"),
    ]
    let bare = try picture(screen)
    screen.map.addAnnotations(pins)
    let unselected = try picture(screen)
    screen.map.selectAnnotation(pins[0], animated: false)
    let selected = try picture(screen)
    #expect(Set([bare, unselected, selected]).count == 3)
    if let path = ProcessInfo.processInfo.environment["MAP_PICTURE"] {
      try selected.write(to: URL(fileURLWithPath: path))
    }
  }

  private func picture(_ screen: MapScreen) throws -> Data {
    screen.settle()
    let image = UIGraphicsImageRenderer(bounds: screen.map.bounds).image { _ in
      _ = screen.map.drawHierarchy(in: screen.map.bounds, afterScreenUpdates: true)
    }
    return try #require(image.pngData())
  }
}
