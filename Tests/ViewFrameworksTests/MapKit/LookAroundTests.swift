import Accessibility
import CoreLocation
import MapKit
import SwiftUI
import Testing
import UIKit

/// Pictures from streets, which need a server.
@MainActor
@Suite struct LookAroundTests {
  @Test func noSceneIsFound() async {
    let request = MKLookAroundSceneRequest(
      coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405))
    #expect(request.coordinate.latitude == 52.52 && request.mapItem == nil)
    await #expect(throws: MKError.self) { try await request.scene }
    let scene = try? await request.scene
    #expect(scene == nil)
    let item = MKMapItem(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)))
    #expect(MKLookAroundSceneRequest(mapItem: item).coordinate.longitude == 2)
  }

  @Test func aPreviewHasTheRoomItIsGiven() throws {
    let host = ViewHost(LookAroundPreview(initialScene: nil).frame(width: 200, height: 140))
    let frame = try #require(host.element("Look Around")).frame
    #expect(frame.size == CGSize(width: 200, height: 140))
  }

  @Test func theViewerIsClosedByItsButton() {
    struct Screen: View {
      @State var looks = false
      @State var log = ""
      var body: some View {
        VStack {
          Button("Look") { looks = true }
          Text("log \(log)")
        }
        .lookAroundViewer(isPresented: $looks, initialScene: nil) { log += "closed" }
      }
    }
    let host = ViewHost(Screen())
    host.tap("Look")
    #expect(host.element("Look Around") != nil)
    host.tap("Close")
    #expect(host.element("Look Around") == nil)
    #expect(host.texts.contains("log closed"))
  }
}
