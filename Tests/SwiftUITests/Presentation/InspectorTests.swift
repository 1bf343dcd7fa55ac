import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct InspectorTests {
  private struct Screen: View {
    @State var shows = false
    let sizeClass: UserInterfaceSizeClass

    var body: some View {
      VStack {
        Button("Info") { shows.toggle() }
        Text("shows \(shows)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .inspector(isPresented: $shows) {
        Text("Details").inspectorColumnWidth(min: 200, ideal: 250, max: 300)
      }
      .environment(\.horizontalSizeClass, sizeClass)
    }
  }

  @Test func besideTheContentWhereThereIsRoom() {
    let host = TestHost(Screen(sizeClass: .regular), size: CGSize(width: 1000, height: 700))
    #expect(host.frame(ofText: "shows false").midX == 500)
    #expect(host.text("Details") == nil)
    host.tap("Info")
    #expect(host.frame(ofText: "Details").midX == 875)
    #expect(abs(host.frame(ofText: "shows true").midX - 375) < 1)
    host.tap("Info")
    #expect(host.text("Details") == nil)
    #expect(host.frame(ofText: "shows false").midX == 500)
  }

  @Test func smallContentHasTheWholeRoomBesideIt() {
    let view = Text("Small")
      .inspector(isPresented: .constant(true)) { Text("Details").inspectorColumnWidth(250) }
      .environment(\.horizontalSizeClass, .regular)
    let host = TestHost(view, size: CGSize(width: 1000, height: 700))
    #expect(host.frame(ofText: "Details").midX == 875)
    #expect(abs(host.frame(ofText: "Small").midX - 375) < 1)
    #expect(abs(host.frame(ofText: "Small").midY - 350) < 1)
  }

  @Test func aSheetOnAPhone() {
    let host = TestHost(Screen(sizeClass: .compact))
    host.tap("Info")
    #expect(host.frame(ofText: "Details").midX == 195)
    // The content keeps its room below the sheet.
    #expect(host.frame(ofText: "shows true").midX == 195)
    host.tap(at: CGPoint(x: 195, y: 10))
    #expect(host.text("shows true") != nil)
  }
}
