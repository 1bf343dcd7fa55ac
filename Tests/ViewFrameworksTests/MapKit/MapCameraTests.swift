import Accessibility
import CoreGraphics
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite struct MapCameraTests {
  /// 30 degrees over 300 points.
  private static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 30))

  private static let camera = MapCamera(centerCoordinate: CLLocationCoordinate2D(), distance: 1e6)

  @MainActor
  private final class Model {
    var ended: [MapCameraUpdateContext] = []
    var changed: [MapCameraUpdateContext] = []
    var position = MapCameraPosition.region(MapCameraTests.region)
  }

  private struct Screen: View {
    let model: Model
    @State private var position: MapCameraPosition
    var bounds: MapCameraBounds?
    var modes = MapInteractionModes.all

    init(
      _ model: Model, _ position: MapCameraPosition? = nil, bounds: MapCameraBounds? = nil,
      modes: MapInteractionModes = .all
    ) {
      self.model = model
      _position = State(initialValue: position ?? .region(MapCameraTests.region))
      self.bounds = bounds
      self.modes = modes
    }

    var body: some View {
      Map(position: $position, bounds: bounds, interactionModes: modes) {
        Marker("Middle", coordinate: CLLocationCoordinate2D())
      }
      .onMapCameraChange { model.ended.append($0) }
      .onMapCameraChange(frequency: .continuous) { model.changed.append($0) }
      .onChange(of: position) { _, now in model.position = now }
      .overlay(alignment: .bottomLeading) {
        Button("Home") { position = .region(MapCameraTests.region) }
      }
    }
  }

  @Test func observersAreToldWhatTheMapShowsAtFirst() throws {
    let model = Model()
    _ = ViewHost(Screen(model))
    #expect(model.ended.count == 1)
    let first = try #require(model.ended.first)
    #expect(first.region.center.longitude == 0)
    #expect(abs(first.region.span.latitudeDelta - 20) < 0.1)
    #expect(first.rect.contains(MKMapPoint(CLLocationCoordinate2D())))
  }

  @Test func draggingTellsTheAppThatTheUserHasMovedTheMap() throws {
    let model = Model()
    let host = ViewHost(Screen(model))
    host.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 100, y: 60))
    #expect(model.position.positionedByUser)
    #expect(model.position.region == nil)
    #expect(model.ended.count == 2)
    #expect(model.changed.count > 3)
    let last = try #require(model.ended.last)
    #expect(abs(last.camera.centerCoordinate.longitude - 10) < 0.1)
    #expect(abs(last.region.center.longitude - 10) < 0.1)
    let frame = try #require(host.element("Middle")).frame
    #expect(abs(frame.midX - 50) < 0.5)
  }

  @Test func theAppMovesAMapThatTheUserHasMoved() throws {
    let model = Model()
    let host = ViewHost(Screen(model))
    host.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 100, y: 60))
    host.tap("Home")
    #expect(!model.position.positionedByUser)
    #expect(abs(try #require(host.element("Middle")).frame.midX - 150) < 0.5)
    #expect(model.ended.last?.camera.centerCoordinate.longitude == 0)
  }

  @Test func twoFingersZoom() throws {
    let model = Model()
    let host = ViewHost(Screen(model))
    let before = try #require(model.ended.last).camera.distance
    host.pinch(around: CGPoint(x: 150, y: 60), from: 60, to: 120)
    let after = try #require(model.ended.last).camera
    #expect(abs(after.distance / before - 0.5) < 0.01)
    #expect(abs(after.centerCoordinate.longitude) < 0.01)
    #expect(model.position.positionedByUser)
  }

  @Test func aMapThatMayNotBeMovedStays() {
    let model = Model()
    let host = ViewHost(Screen(model, modes: []))
    host.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 100, y: 60))
    host.pinch(around: CGPoint(x: 150, y: 60), from: 60, to: 120)
    #expect(model.ended.count == 1)
    #expect(!model.position.positionedByUser)
  }

  @Test func theMiddleKeepsToItsBounds() throws {
    let model = Model()
    let bounds = MapCameraBounds(
      centerCoordinateBounds: MKCoordinateRegion(
        center: CLLocationCoordinate2D(),
        span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4)), minimumDistance: 1e6,
      maximumDistance: 2e6)
    let host = ViewHost(Screen(model, bounds: bounds))
    #expect(model.ended.last?.camera.distance == 2e6)
    host.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 50, y: 60))
    #expect(abs(try #require(model.ended.last).camera.centerCoordinate.longitude - 2) < 1e-6)
  }

  @Test func theFallbackStandsForTheUsersPlace() {
    let model = Model()
    _ = ViewHost(Screen(model, .userLocation(fallback: .camera(Self.camera))))
    #expect(model.ended.last?.camera == Self.camera)
  }

  @Test func theHeadingPointsUp() throws {
    var camera = Self.camera
    camera.heading = 90
    let east = try frame(of: CLLocationCoordinate2D(latitude: 0, longitude: 1), camera)
    #expect(abs(east.midX - 150) < 0.5)
    #expect(east.maxY < 90)
  }

  @Test func whatIsFarFromALeaningCameraIsNearerToTheMiddle() throws {
    let place = CLLocationCoordinate2D(latitude: 1, longitude: 0)
    let flat = try frame(of: place, Self.camera)
    var camera = Self.camera
    camera.pitch = 60
    let leaning = try frame(of: place, camera)
    #expect(leaning.maxY > flat.maxY && leaning.maxY < 100)
  }

  private func frame(of place: CLLocationCoordinate2D, _ camera: MapCamera) throws -> CGRect {
    let host = ViewHost(
      Map(initialPosition: .camera(camera)) { Marker("Place", coordinate: place) })
    return try #require(host.element("Place")).frame
  }

  @Test func positionsTellWhatTheyFrame() {
    #expect(MapCameraPosition.region(Self.region).region?.span.longitudeDelta == 30)
    #expect(MapCameraPosition.region(Self.region).camera == nil)
    #expect(MapCameraPosition.camera(Self.camera).camera == Self.camera)
    #expect(MapCameraPosition.rect(.world).rect?.width == MKMapRect.world.width)
    let user = MapCameraPosition.userLocation(followsHeading: true, fallback: .automatic)
    #expect(user.followsUserLocation && user.followsUserHeading)
    #expect(user.fallbackPosition == .automatic)
    #expect(user != .automatic && user != .userLocation(fallback: .automatic))
    #expect(!MapCameraPosition.automatic.followsUserLocation)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1]) func oddBoundsLeaveAMap(
    number: Double
  ) {
    for bounds in [
      MapCameraBounds(minimumDistance: number), MapCameraBounds(maximumDistance: number),
      MapCameraBounds(minimumDistance: 5, maximumDistance: number),
    ] {
      let host = ViewHost(Screen(Model(), bounds: bounds))
      #expect(host.element("Middle") != nil)
    }
  }
}
