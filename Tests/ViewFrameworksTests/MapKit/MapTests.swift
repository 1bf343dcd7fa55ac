import Accessibility
import CoreGraphics
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite struct MapTests {
  struct Place: Identifiable {
    let id: String
    let coordinate: CLLocationCoordinate2D
  }

  private static let middle = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 30))

  @MainActor
  private final class Model {
    var region = MapTests.middle
    var tracking = MapUserTrackingMode.follow

    var binding: Binding<MKCoordinateRegion> {
      Binding(get: { self.region }, set: { self.region = $0 })
    }
  }

  private func annotated(_ longitude: Double) -> some View {
    Map(
      coordinateRegion: .constant(Self.middle),
      annotationItems: [
        Place(id: "a", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: longitude))
      ]
    ) { place in
      MapAnnotation(coordinate: place.coordinate) {
        Text(place.id).frame(width: 40, height: 20).accessibilityLabel("annotation")
      }
    }
  }

  @Test func aMapIsOneElementWithItsAnnotationsInside() throws {
    let host = ViewHost(annotated(0))
    let map = try #require(host.elements.first)
    #expect(map.elementType == .map)
    #expect(map.label == "Map")
    #expect(map.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(map.children.map(\.label) == ["annotation"])
  }

  @Test func annotationsStandWhereTheyAre() throws {
    let middle = try #require(ViewHost(annotated(0)).element("annotation")).frame
    #expect(abs(middle.midX - 150) < 0.5)
    #expect(abs(middle.midY - 100) < 0.5)
    // 30 degrees over 300 points.
    let east = try #require(ViewHost(annotated(5)).element("annotation")).frame
    #expect(abs(east.midX - 200) < 0.5)
  }

  @Test func markersStandOnTheirTips() throws {
    let map = Map(
      coordinateRegion: .constant(Self.middle),
      annotationItems: [Place(id: "a", coordinate: CLLocationCoordinate2D())]
    ) { MapMarker(coordinate: $0.coordinate) }
    let frame = try #require(ViewHost(map).element("Map pin")).frame
    #expect(abs(frame.midX - 150) < 0.5)
    #expect(abs(frame.maxY - 100) < 0.5)
  }

  @Test(arguments: [Double.nan, .infinity, 1e308, -1, 0])
  func aSpanOfAnyLengthIsShown(number: Double) throws {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      span: MKCoordinateSpan(latitudeDelta: number, longitudeDelta: 10))
    let host = ViewHost(Map(coordinateRegion: .constant(region)))
    #expect(try #require(host.elements.first).elementType == .map)
  }

  @Test func draggingMovesWhatTheMapShows() {
    let model = Model()
    let host = ViewHost(
      Map(
        coordinateRegion: model.binding,
        userTrackingMode: Binding(get: { model.tracking }, set: { model.tracking = $0 })))
    host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100))
    #expect(abs(model.region.center.longitude - 10) < 0.1)
    #expect(abs(model.region.center.latitude) < 0.1)
    #expect(model.tracking == .none)
  }

  @Test func aMapThatMayNotBeMovedStays() {
    let model = Model()
    let host = ViewHost(Map(coordinateRegion: model.binding, interactionModes: .zoom))
    host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100))
    #expect(model.region.center.longitude == 0)
  }
}
