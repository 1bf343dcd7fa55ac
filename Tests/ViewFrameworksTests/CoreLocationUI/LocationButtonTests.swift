import Accessibility
import CoreLocationUI
import SwiftUI
import Testing

@MainActor
@Suite struct LocationButtonTests {
  @Test func aTapRunsTheAction() {
    var taps = 0
    let host = ViewHost(LocationButton(.shareCurrentLocation) { taps += 1 })
    #expect(host.element("Share Current Location")?.elementType == .button)
    host.tap("Share Current Location")
    #expect(taps == 1)
  }

  @Test func withoutATitleItIsAnArrow() throws {
    let arrow = try #require(ViewHost(LocationButton {}).element("Current Location"))
    let titled = try #require(
      ViewHost(LocationButton(.currentLocation) {}).element("Current Location"))
    #expect(arrow.frame.width + 60 < titled.frame.width)
  }
}
