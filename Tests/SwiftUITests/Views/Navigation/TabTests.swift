import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TabTests {
  @Test func tabsAreSelectedByTheirValues() {
    struct Screen: View {
      @State var tab = "home"
      @State var showsMore = false
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: "home") {
            Button("More") { showsMore = true }
          }
          Tab("Inbox", systemImage: "tray", value: "inbox") { Text("At \(tab)") }.badge(2)
          if showsMore {
            Tab("Extra", systemImage: "star", value: "extra") { Text("extra content") }
          }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.element(.button, "Home")?.isSelected == true)
    #expect(host.element(.button, "Inbox")?.value == "2")
    host.tap("Inbox")
    #expect(host.element(.staticText, "At inbox") != nil)
    host.tap("Home")
    host.tap("More")
    host.tap("Extra")
    #expect(host.element(.staticText, "extra content") != nil)
  }

  @Test func tabsNeedNoValues() {
    let host = TestHost(
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
        TabSection("Others") {
          Tab("Two", systemImage: "2.circle") { Text("second") }
        }
      })
    #expect(host.element(.staticText, "first") != nil)
    host.tap("Two")
    #expect(host.element(.staticText, "second") != nil)
  }

  @Test func eachViewInAGroupWithAModifierIsATab() {
    let host = TestHost(
      TabView {
        Group {
          Text("first").tabItem { Text("One") }
          Text("second").tabItem { Text("Two") }
        }
        .padding()
      })
    #expect(host.first(TabViewNode.self)?.tabs.count == 2)
    host.tap("Two")
    #expect(host.element(.staticText, "second") != nil)
  }

  @Test func theBarGetsLowerWithTheScreen() {
    func view(_ height: UserInterfaceSizeClass) -> some View {
      TabView { Text("first").tabItem { Text("One") } }
        .environment(\.verticalSizeClass, height)
    }
    let host = TestHost(view(.regular))
    #expect(host.first(TabViewNode.self)?.keptInsets.bottom == 49)
    host.update(view(.compact))
    #expect(host.first(TabViewNode.self)?.keptInsets.bottom == 32)
    #expect(abs(host.frame(ofText: "first").midY - 406) < 0.01)
  }

  @Test(arguments: [false, true])
  func viewsThatOneModifierWrapsAppearAsTabs(areTwo: Bool) {
    struct Noter: View {
      @State private var isSeen = false
      var body: some View { Text(isSeen ? "seen" : "new").onAppear { isSeen = true } }
    }
    struct Content: View {
      let areTwo: Bool
      var body: some View {
        Noter().tabItem { Text("One") }
        if areTwo { Text("second").tabItem { Text("Two") } }
      }
    }
    let host = TestHost(TabView { Content(areTwo: areTwo).padding() })
    #expect(host.first(TabViewNode.self)?.tabs.count == (areTwo ? 2 : 1))
    #expect(host.element(.staticText, "seen") != nil)
  }
}
