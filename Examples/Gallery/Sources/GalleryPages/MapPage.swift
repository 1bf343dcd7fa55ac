import MapKit
import SwiftUI
import UIKit

extension GalleryPage {
  static let maps = [
    GalleryPage("Map") { MapPage() },
    GalleryPage("UIKit map") { UIKitMap() },
    GalleryPage("Look Around") {
      Parts { LookAroundPreview(initialScene: nil).frame(height: 220) }
    },
  ]
}

private let london = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12)

struct MapPage: View {
  private let region = MKCoordinateRegion(
    center: london, latitudinalMeters: 2000, longitudinalMeters: 2000)

  var body: some View {
    Map(initialPosition: .region(region)) {
      Marker("Marker", coordinate: london)
      Marker(
        "Tinted", systemImage: "star.fill",
        coordinate: CLLocationCoordinate2D(latitude: 51.505, longitude: -0.125)
      )
      .tint(.purple)
      MapCircle(center: london, radius: 400).foregroundStyle(.blue.opacity(0.2))
    }
    .mapControls {
      MapCompass()
      MapScaleView()
    }
  }
}

final class UIKitMap: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let map = MKMapView(frame: view.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    map.region = MKCoordinateRegion(
      center: london, latitudinalMeters: 2000, longitudinalMeters: 2000)
    let pin = MKPointAnnotation()
    pin.coordinate = london
    pin.title = "London"
    map.addAnnotation(pin)
    view.addSubview(map)
  }
}
