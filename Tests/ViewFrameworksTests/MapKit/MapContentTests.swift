import Accessibility
import CoreGraphics
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite struct MapContentTests {
  struct Place: Identifiable {
    let id: String
    let longitude: Double
    var coordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: 0, longitude: longitude)
    }
  }

  /// 30 degrees over 300 points.
  private static let middle = MapCameraPosition.region(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(),
      span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 30)))

  private func place(_ longitude: Double, _ latitude: Double = 0) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  @Test func markersAreButtonsThatStandOnTheirTips() throws {
    let host = ViewHost(
      Map(initialPosition: Self.middle) {
        Marker("East", systemImage: "star", coordinate: place(5))
      })
    let map = try #require(host.elements.first)
    #expect(map.elementType == .map)
    let marker = try #require(host.element("East"))
    #expect(marker.elementType == .button)
    #expect(abs(marker.frame.midX - 200) < 0.5)
    #expect(abs(marker.frame.maxY - 100) < 0.5)
    #expect(marker.frame.size == CGSize(width: 28, height: 36))
    #expect(map.children.map(\.label) == ["East"])
  }

  @Test func eastIsAtTheRightWhicheverWayTextRuns() throws {
    let host = ViewHost(
      Map(initialPosition: Self.middle) {
        Marker("East", systemImage: "star", coordinate: place(5))
      }
      .environment(\.layoutDirection, .rightToLeft))
    let marker = try #require(host.element("East"))
    #expect(abs(marker.frame.midX - 200) < 0.5)
  }

  @Test func markersAreCalledByAllKindsOfLabels() {
    let host = ViewHost(
      Map(initialPosition: Self.middle) {
        Marker("Monogram", monogram: Text("M"), coordinate: place(1))
        Marker(coordinate: place(2)) { Label("Builder", systemImage: "star") }
        Marker(item: item("Item", place(3)))
        Marker(String("String"), coordinate: place(4))
      })
    #expect(
      host.elements.dropFirst().map(\.label) == ["Monogram", "Builder", "Item", "String"])
  }

  private func item(_ name: String, _ place: CLLocationCoordinate2D) -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: place))
    item.name = name
    return item
  }

  @Test func titlesAreWrittenUnlessTheyAreHidden() {
    let host = ViewHost(
      Map(initialPosition: Self.middle) {
        Marker("Written", monogram: Text("W"), coordinate: place(-5))
        Group {
          Marker("Hidden", coordinate: place(0))
          Marker("Again", coordinate: place(5)).annotationTitles(.visible)
        }
        .annotationTitles(.hidden)
      })
    #expect(host.texts.contains("W"))
    #expect(host.texts.contains("Written") && host.texts.contains("Again"))
    #expect(!host.texts.contains("Hidden"))
    #expect(host.element("Hidden") != nil)
  }

  @Test func annotationsHoldTheElementsOfTheirContent() throws {
    let host = ViewHost(
      Map(initialPosition: Self.middle) {
        Annotation("Office", coordinate: place(5), anchor: .topLeading) {
          Text("Open").frame(width: 40, height: 20)
        }
      })
    #expect(host.elements.filter(\.isAccessibilityElement).map(\.label) == ["Map", "Open"])
    let annotation = try #require(host.element("Office"))
    #expect(annotation.children.map(\.label) == ["Open"])
    #expect(abs(annotation.frame.minX - 200) < 0.5)
    #expect(abs(annotation.frame.minY - 100) < 0.5)
  }

  @Test func buttonsInAnnotationsCanBeTapped() {
    let host = ViewHost(TappedAnnotation())
    host.tap("Add")
    #expect(host.element("1 added") != nil)
  }

  private struct TappedAnnotation: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count) added")
        Map(initialPosition: MapContentTests.middle) {
          Annotation("Office", coordinate: CLLocationCoordinate2D()) {
            Button("Add") { count += 1 }
          }
        }
      }
    }
  }

  @Test func contentFollowsDataAndConditions() {
    let host = ViewHost(Conditions())
    #expect(host.elements.map(\.label).filter { $0.count == 1 } == ["a", "b"])
    host.tap("Switch")
    #expect(host.elements.map(\.label).filter { $0.count == 1 } == ["a", "b", "c", "d"])
    host.tap("Switch")
    #expect(host.element("c") == nil)
  }

  private struct Conditions: View {
    @State private var showsMore = false

    var body: some View {
      VStack {
        Button("Switch") { showsMore.toggle() }
        Map(initialPosition: MapContentTests.middle) {
          ForEach([Place(id: "a", longitude: -5), Place(id: "b", longitude: -3)]) { place in
            Marker(place.id, coordinate: place.coordinate)
          }
          if showsMore {
            Group {
              More()
            }
          }
          UserAnnotation()
        }
      }
    }
  }

  /// Content that is made of other content.
  private struct More: MapContent {
    var body: some MapContent {
      Marker("c", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 2))
      Marker("d", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 4))
    }
  }

  @Test func markersOutOfSightAreNoElements() {
    let host = ViewHost(
      Map(initialPosition: Self.middle) { Marker("Far", coordinate: place(40)) })
    #expect(host.elements.map(\.label) == ["Map"])
  }

  @Test func aMapFramesItsContentByItself() throws {
    let host = ViewHost(
      Map {
        Marker("West", coordinate: place(10, 50))
        Marker("East", coordinate: place(14, 50.5))
        MapPolyline(coordinates: [place(10, 50), place(14, 50.5)]).stroke(.blue, lineWidth: 3)
        MapCircle(center: place(12, 50), radius: 1000).foregroundStyle(.orange)
      })
    let (west, east) = try (
      #require(host.element("West")).frame, #require(host.element("East")).frame
    )
    #expect(west.minX > 0 && east.maxX < 300)
    #expect(east.midX - west.midX > 200)
    #expect(abs((west.midX + east.midX) / 2 - 150) < 1)
    #expect(east.midY < west.midY)
  }
}
