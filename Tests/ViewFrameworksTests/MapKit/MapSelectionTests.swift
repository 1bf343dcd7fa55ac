import Accessibility
import CoreGraphics
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite struct MapSelectionTests {
  private struct Tagged: View {
    @State private var selection: Int?

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Text(selection.map { "Selected \($0)" } ?? "Nothing")
          Button("Second") { selection = 2 }
        }
        .frame(height: 50)
        Map(initialPosition: MapSelectionTests.region, selection: $selection) {
          Marker("One", coordinate: MapSelectionTests.place(-5)).tag(1)
          Annotation("Two", coordinate: MapSelectionTests.place(5)) {
            Circle().frame(width: 30, height: 30)
          }
          .tag(2)
          Marker("Untagged", coordinate: MapSelectionTests.place(0))
          Marker("Otherwise", coordinate: MapSelectionTests.place(10)).tag("text")
        }
      }
    }
  }

  fileprivate static let region = MapCameraPosition.region(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(),
      span: MKCoordinateSpan(latitudeDelta: 15, longitudeDelta: 30)))
  fileprivate static func place(_ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 0, longitude: longitude)
  }

  @Test func aTapSelectsByTheTag() {
    let host = ViewHost(Tagged())
    #expect(host.element("One")?.isSelected == false)
    host.tap("One")
    #expect(host.element("Selected 1") != nil)
    #expect(host.element("One")?.isSelected == true)
    host.tap("Two")
    #expect(host.element("Selected 2") != nil)
    #expect(host.element("One")?.isSelected == false)
  }

  @Test func aTapBesideSelectsNothing() {
    let host = ViewHost(Tagged())
    host.tap("One")
    host.tap(at: CGPoint(x: 20, y: 190))
    #expect(host.element("Nothing") != nil)
  }

  @Test func contentWithoutAFittingTagIsNotSelected() {
    let host = ViewHost(Tagged())
    host.tap("Otherwise")
    host.tap("Untagged")
    #expect(host.element("Nothing") != nil)
  }

  @Test func theAppSelects() {
    let host = ViewHost(Tagged())
    host.tap("Second")
    #expect(host.element("Two")?.isSelected == true)
    #expect(host.element("One")?.isSelected == false)
  }

  @Test func elementsOfDataAreSelectedByTheirIdentity() {
    let host = ViewHost(Listed())
    host.tap("b")
    #expect(host.element("Selected b") != nil)
  }

  private struct Listed: View {
    @State private var selection: String?

    var body: some View {
      VStack(spacing: 0) {
        Text("Selected \(selection ?? "nothing")")
        Map(initialPosition: MapSelectionTests.region, selection: $selection) {
          ForEach(["a", "b"], id: \.self) { name in
            Marker(name, coordinate: MapSelectionTests.place(name == "a" ? -5 : 5))
          }
        }
      }
    }
  }

  @Test func placesAreSelectedThemselves() {
    let host = ViewHost(Items())
    host.tap("Cafe")
    #expect(host.element("Selected Cafe") != nil)
  }

  private struct Items: View {
    @State private var selection: MKMapItem?
    private let item: MKMapItem = {
      let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
      item.name = "Cafe"
      return item
    }()

    var body: some View {
      VStack(spacing: 0) {
        Text("Selected \(selection?.name ?? "nothing")")
        Map(position: .constant(.item(item)), selection: $selection) { Marker(item: item) }
      }
    }
  }

  @Test func contentTaggedWithASelectionIsSelected() {
    let host = ViewHost(Stops())
    host.tap("Plain")
    #expect(host.element("Selected nothing") != nil)
    host.tap("First")
    #expect(host.element("Selected 1") != nil)
    #expect(host.element("First")?.isSelected == true)
  }

  private struct Stops: View {
    @State private var selection: MapSelection<Int>?

    var body: some View {
      VStack(spacing: 0) {
        Text("Selected \(selection?.value.map { "\($0)" } ?? "nothing")")
        Map(initialPosition: MapSelectionTests.region, selection: $selection) {
          Marker("First", coordinate: MapSelectionTests.place(-5)).tag(MapSelection(1))
          Marker("Plain", coordinate: MapSelectionTests.place(5)).tag(2)
        }
        .mapFeatureSelectionDisabled { $0.kind == .territory }
      }
    }
  }

  @Test func aSelectionIsATagOrAFeature() {
    #expect(MapSelection(1) == MapSelection(1))
    #expect(MapSelection(1) != MapSelection(2))
    #expect(MapSelection(1).feature == nil)
    let nothing: MapFeature? = nil
    #expect(MapSelection<Int>(nothing).value == nil)
  }

  @Test func aMapThatSelectsFeaturesKeepsNothingSelected() {
    struct Screen: View {
      @State private var feature: MapFeature?
      var body: some View {
        VStack(spacing: 0) {
          Text(feature?.title ?? "Nothing")
          Map(initialPosition: MapSelectionTests.region, selection: $feature)
            .mapFeatureSelectionContent { Marker($0.title ?? "", coordinate: $0.coordinate) }
        }
      }
    }
    let host = ViewHost(Screen())
    host.tap(at: CGPoint(x: 100, y: 150))
    #expect(host.element("Nothing") != nil)
  }
}
