import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ToolbarPlacesTests {
  @Test func hiddenItemsAreLeftOut() {
    struct Screen: View {
      @State var isHidden = true
      var body: some View {
        NavigationStack {
          Button("Switch") { isHidden.toggle() }
            .toolbar {
              ToolbarItem { Button("Edit") {} }.hidden(isHidden)
              ToolbarItem { Button("Share") {} }
            }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.button, "Edit") == nil)
    #expect(host.element(.button, "Share") != nil)
    host.tap("Switch")
    #expect(host.element(.button, "Edit") != nil)
  }

  @Test func itemsStandInThePlacesOfTitles() {
    let host = TestHost(
      NavigationStack {
        Text("Content")
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .largeTitle) { Text("Own title").font(.largeTitle) }
            ToolbarItem(placement: .subtitle) { Text("Below") }
          }
      })
    let (title, below) = (host.frame(ofText: "Own title"), host.frame(ofText: "Below"))
    #expect(host.element(.staticText, "Own title") != nil)
    #expect(host.element(.staticText, "Title") == nil)
    #expect(title.height > 35 && title.maxY <= below.minY + 1)
    let bar = host.first(NavigationBarNode.self)?.rootFrame ?? .zero
    #expect(bar.contains(title) && bar.contains(below))
  }

  @Test func aMenuOfNothingLeavesTheTitleAlone() {
    let host = TestHost(
      NavigationStack {
        Text("Content").navigationTitle("Title").toolbar { ToolbarTitleMenu() }
      })
    #expect(host.first(ScreenNode.self)?.item.openTitleMenu == nil)
  }

  @Test func itemsFromWhichScreensGrowStayItemsOfTheirBar() {
    struct Screen: View {
      @Namespace var space
      var body: some View {
        NavigationStack {
          Text("Content").toolbar(id: "main") {
            ToolbarItem(id: "zoom") { Button("Zoom") {} }
              .matchedTransitionSource(id: 1, in: space)
            ToolbarItem(id: "share") { Button("Share") {} }
          }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.button, "Zoom") != nil)
    #expect(host.element(.button, "Share") != nil)
  }
}
