import Testing

@testable import SwiftUI

@MainActor
@Suite struct ToolbarGroupTests {
  @Test func aGroupOfItemsIsItsItems() {
    struct Screen: View {
      @State var taps = 0
      @State var showsMore = false
      var body: some View {
        NavigationStack {
          Text("tapped \(taps)")
            .toolbar {
              Group {
                ToolbarItem(placement: .topBarLeading) { Button("One") { taps += 1 } }
                ToolbarItem(placement: .topBarTrailing) { Button("Two") { taps += 10 } }
              }
              if showsMore { ToolbarItem { Button("Three") { taps += 100 } } }
            }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("One")
    host.tap("Two")
    #expect(host.element(.staticText, "tapped 11") != nil)
    let (one, two) = (host.frame(ofText: "One"), host.frame(ofText: "Two"))
    #expect(one.maxX < 195 && two.minX > 195)
  }

  @Test func aGroupWithALabelShowsItsControls() {
    struct Screen: View {
      @State var taps = 0
      var body: some View {
        NavigationStack {
          Text("tapped \(taps)")
            .toolbar {
              ToolbarItemGroup(placement: .bottomBar) {
                Button("Bold") { taps += 1 }
                Spacer()
                Button("Italic") { taps += 10 }
              } label: {
                Label("Format", systemImage: "textformat")
              }
            }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Bold")
    host.tap("Italic")
    #expect(host.element(.staticText, "tapped 11") != nil)
    let (bold, italic) = (host.frame(ofText: "Bold"), host.frame(ofText: "Italic"))
    #expect(bold.maxX < 195 && italic.minX > 195)
  }

  @Test func secondaryActionsStandInAMenuOfTheBar() {
    struct Screen: View {
      @State var log = ""
      @State var count = 1
      var body: some View {
        NavigationStack {
          Text("log \(log)")
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Edit") { count += 1 } }
              ToolbarItem(placement: .secondaryAction) {
                Button("Copy \(count)") { log += "copied \(count)" }
              }
              ToolbarItemGroup(placement: .secondaryAction) {
                Button("Move") { log += "moved" }
                Button("Delete", role: .destructive) { log += "deleted" }
              }
            }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.button, "More") != nil)
    #expect(host.element(.button, "Copy 1") == nil && host.element(.button, "Move") == nil)
    host.tap("Edit")
    host.tap("More")
    #expect(host.element(.button, "Copy 2") != nil && host.element(.button, "Delete") != nil)
    host.tap("Copy 2")
    #expect(host.element(.staticText, "log copied 2") != nil)
    host.tap("More")
    host.tap("Move")
    #expect(host.element(.staticText, "log copied 2moved") != nil)
  }
}
