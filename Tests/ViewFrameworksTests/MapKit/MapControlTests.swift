import Accessibility
import CoreGraphics
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite struct MapControlTests {
  private struct Screen<Controls: View>: View {
    @State var position: MapCameraPosition
    var visibility = Visibility.automatic
    @ViewBuilder let controls: Controls

    var body: some View {
      Map(position: $position) {
        Marker("North", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 0))
      }
      .mapControls { controls }
      .mapControlVisibility(visibility)
      .overlay(alignment: .bottomLeading) {
        Text(position.followsUserLocation ? "Following" : "Staying")
      }
    }
  }

  private func camera(heading: Double) -> MapCameraPosition {
    .camera(
      MapCamera(centerCoordinate: CLLocationCoordinate2D(), distance: 1e6, heading: heading))
  }

  @Test func theCompassTurnsNorthUp() throws {
    let host = ViewHost(Screen(position: camera(heading: 90)) { MapCompass() })
    #expect(abs(try #require(host.element("North")).frame.maxY - 100) < 0.5)
    #expect(host.element("Compass")?.elementType == .button)
    #expect(host.element("Compass")?.value == "90 degrees")
    host.tap("Compass")
    #expect(try #require(host.element("North")).frame.maxY < 90)
    #expect(host.element("Compass") == nil)
  }

  @Test func mapsHaveACompassByThemselves() {
    let host = ViewHost(Map(initialPosition: camera(heading: 45)))
    #expect(host.element("Compass") != nil)
    let without = ViewHost(Map(initialPosition: camera(heading: 45)).mapControls {})
    #expect(without.element("Compass") == nil)
  }

  @Test func controlsAreShownAndHidden() {
    let shown = ViewHost(
      Screen(position: camera(heading: 0), visibility: .visible) {
        MapCompass()
        MapScaleView()
      })
    #expect(shown.element("Compass") != nil)
    #expect(shown.elements.contains { $0.label.hasSuffix(" km") })
    let hidden = ViewHost(
      Screen(position: camera(heading: 90), visibility: .hidden) {
        MapCompass()
        MapPitchToggle()
        MapUserLocationButton()
      })
    #expect(hidden.elements.filter { $0.elementType == .button }.map(\.label) == ["North"])
  }

  @Test func theCameraLeansAndStandsUpAgain() throws {
    let host = ViewHost(Screen(position: camera(heading: 0)) { MapPitchToggle() })
    let flat = try #require(host.element("North")).frame.maxY
    host.tap("3D")
    #expect(try #require(host.element("North")).frame.maxY > flat)
    host.tap("2D")
    #expect(abs(try #require(host.element("North")).frame.maxY - flat) < 0.01)
  }

  @Test func theLocationButtonLetsTheMapFollowTheUser() throws {
    let host = ViewHost(Screen(position: camera(heading: 0)) { MapUserLocationButton() })
    let place = try #require(host.element("North")).frame
    #expect(host.element("Staying") != nil)
    host.tap("Tracking")
    #expect(host.element("Following") != nil)
    #expect(host.element("North")?.frame == place)
  }

  private struct Beside: View {
    @Namespace var scope
    let position: MapCameraPosition
    var names = true

    var body: some View {
      VStack {
        Map(initialPosition: position, scope: names ? scope : nil) {
          Marker("North", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 0))
        }
        .mapControls {}
        MapCompass(scope: scope)
      }
      .mapScope(scope)
    }
  }

  @Test func aControlBesideTheMapBelongsToItsScope() throws {
    let host = ViewHost(Beside(position: camera(heading: 90)))
    #expect(try #require(host.element("North")).frame.midX < 145)
    host.tap("Compass")
    #expect(abs(try #require(host.element("North")).frame.midX - 150) < 0.5)
    #expect(host.element("Compass") == nil)
  }

  @Test func aControlWithoutAMapIsNotShown() {
    let host = ViewHost(Beside(position: camera(heading: 90), names: false))
    #expect(host.element("North") != nil)
    #expect(host.element("Compass") == nil)
  }

  @Test(arguments: [Double.nan, .infinity, 1e308]) func oddCamerasLeaveTheControls(number: Double) {
    let camera = MapCamera(
      centerCoordinate: CLLocationCoordinate2D(), distance: number, heading: number, pitch: number)
    let host = ViewHost(
      Screen(position: .camera(camera), visibility: .visible) {
        MapCompass()
        MapScaleView()
      })
    #expect(host.element("Staying") != nil)
    #expect(host.element("Compass") != nil)
  }
}
