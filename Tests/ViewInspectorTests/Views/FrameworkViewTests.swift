import AVKit
import AuthenticationServices
import CoreLocationUI
import MapKit
import SwiftUI
import ViewInspector
import XCTest

extension MKCoordinateRegion: BinaryEquatable {}
extension MKMapRect: BinaryEquatable {}

/// Views of frameworks beside SwiftUI.
@MainActor
final class FrameworkViewTests: XCTestCase {
  struct Place: Identifiable {
    let id: Int
    let coordinate = CLLocationCoordinate2D(latitude: 5, longitude: 7)
  }

  private let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
    span: MKCoordinateSpan(latitudeDelta: 3, longitudeDelta: 4))

  func testMaps() throws {
    let binding = Binding(wrappedValue: region)
    let tracking = Binding(wrappedValue: MapUserTrackingMode.none)
    let sut = AnyView(
      Map(
        coordinateRegion: binding, interactionModes: .pan, showsUserLocation: true,
        userTrackingMode: tracking))
    let map = try sut.inspect().anyView().map()
    XCTAssertEqual(try sut.inspect().find(ViewType.Map.self).pathToRoot, "anyView().map()")
    XCTAssertEqual(try map.coordinateRegion(), region)
    var other = region
    other.center.latitude = 9
    try map.setCoordinateRegion(other)
    XCTAssertEqual(binding.wrappedValue, other)
    try map.setUserTrackingMode(.follow)
    XCTAssertEqual(tracking.wrappedValue, .follow)
    XCTAssertEqual(try map.userTrackingMode(), .follow)
    XCTAssertEqual(try map.interactionModes(), .pan)
    XCTAssertTrue(try map.showsUserLocation())
    XCTAssertThrowsError(try map.mapRect())
    XCTAssertThrowsError(
      try sut.disabled(true).inspect().anyView().map().setCoordinateRegion(other))
    let rect = Binding(wrappedValue: MKMapRect(x: 1, y: 2, width: 3, height: 4))
    try Map(mapRect: rect).inspect().map().setMapRect(.world)
    XCTAssertEqual(try Map(mapRect: rect).inspect().map().mapRect(), .world)
  }

  func testAnnotations() throws {
    let places = [Place(id: 1), Place(id: 2)]
    let pins = Map(coordinateRegion: .constant(region), annotationItems: places) {
      MapPin(coordinate: $0.coordinate)
    }
    let pin = try pins.inspect().map().mapAnnotation(places[1])
    XCTAssertEqual(pin.pathToRoot, "map().mapAnnotation(id<2>)")
    XCTAssertEqual(try pin.coordinate().longitude, 7)
    XCTAssertEqual(pin.viewType, .pin)
    let markers = Map(coordinateRegion: .constant(region), annotationItems: places) {
      MapMarker(coordinate: $0.coordinate)
    }
    XCTAssertEqual(try markers.inspect().map().mapAnnotation(places[0]).viewType, .marker)
    let views = Map(coordinateRegion: .constant(region), annotationItems: places) { place in
      MapAnnotation(coordinate: place.coordinate) { Text("\(place.id)") }
    }
    XCTAssertEqual(try views.inspect().map().mapAnnotation(places[0]).viewType, .custom)
    XCTAssertEqual(
      try MapMarker(coordinate: places[0].coordinate, tint: .red).tintColor(), .red)
    let annotation = MapAnnotation(coordinate: places[0].coordinate) { Text("a") }
    XCTAssertEqual(try annotation.contentView().text().string(), "a")
    XCTAssertEqual(try annotation.anchorPoint(), CGPoint(x: 0.5, y: 0.5))
  }

  func testVideoPlayers() throws {
    let player = AVPlayer()
    let sut = AnyView(VideoPlayer(player: player) { Text("a") })
    XCTAssertTrue(try sut.inspect().anyView().videoPlayer().player() === player)
    XCTAssertEqual(
      try sut.inspect().find(text: "a").pathToRoot,
      "anyView().videoPlayer().videoOverlay().text()")
  }

  func testLocationButtons() throws {
    var taps = 0
    let sut = HStack { LocationButton(.currentLocation) { taps += 1 } }
    let button = try sut.inspect().hStack().locationButton(0)
    XCTAssertEqual(try button.title(), .currentLocation)
    try button.tap()
    XCTAssertEqual(taps, 1)
    XCTAssertThrowsError(try sut.disabled(true).inspect().hStack().locationButton(0).tap()) {
      XCTAssertEqual(
        $0.localizedDescription, "LocationButton is unresponsive: it is disabled")
    }
  }

  func testSignInButtons() throws {
    var answers: [String] = []
    let sut = SignInWithAppleButton(.signUp) { _ in
      answers.append("asked")
    } onCompletion: { result in
      switch result {
      case .success(let authorization):
        answers.append(
          (authorization.credential as? ASAuthorizationAppleIDCredential)?.user ?? "password")
      case .failure: answers.append("failure")
      }
    }
    let button = try sut.inspect().signInWithAppleButton()
    XCTAssertEqual(try button.labelType(), .signUp)
    try button.tap(.appleIDCredential(.init(user: "Ann", email: nil, fullName: nil)))
    try button.tap(.passwordCredential(ASPasswordCredential(user: "a", password: "b")))
    try button.tap(.failure(ASAuthorizationError(.failed)))
    XCTAssertEqual(answers, ["asked", "Ann", "asked", "password", "asked", "failure"])
  }
}
