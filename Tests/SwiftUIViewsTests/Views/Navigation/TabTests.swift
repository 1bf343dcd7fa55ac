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
    #expect(host.element(.button, "Inbox")?.value == "2 items")
    host.tap("Inbox")
    #expect(host.element(.staticText, "At inbox") != nil)
    host.tap("Home")
    host.tap("More")
    host.tap("Extra")
    #expect(host.element(.staticText, "extra content") != nil)
  }

  @Test func tabsOfDataAndGroupsAreSelectedByAValueThatMayBeMissing() {
    struct Room: Identifiable {
      let id: Int
    }
    struct Screen: View {
      @State var tab: Int?
      var body: some View {
        TabView(selection: $tab) {
          Group {
            Tab("Home", systemImage: "house", value: 0) { Text("at \(tab ?? -1)") }
          }
          ForEach([Room(id: 1)]) { room in
            Tab("Room", systemImage: "door.left.hand.open", value: room.id) {
              Text("in \(tab ?? -1)")
            }
          }
          ForEach(10..<11) { number in
            Tab("Ten", systemImage: "number", value: number) { Text("number \(tab ?? -1)") }
          }
          ForEach(["a"], id: \.self) { letter in
            Tab("Letter", systemImage: "star", value: letter.count + 20) {
              Text("letter \(tab ?? -1)")
            }
          }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Ten")
    #expect(host.element(.staticText, "number 10") != nil)
    host.tap("Letter")
    #expect(host.element(.staticText, "letter 21") != nil)
    host.tap("Room")
    #expect(host.element(.staticText, "in 1") != nil)
    host.tap("Home")
    #expect(host.element(.staticText, "at 0") != nil)
  }

  @Test func tabsOfDataGroupsAndConditionsStandInTheirOrder() {
    struct Room: Identifiable {
      let id: Int
      let name: String
    }
    struct Screen: View {
      @State var tab = 0
      @State var rooms = [Room(id: 1, name: "Hall"), Room(id: 2, name: "Attic")]
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: 0) {
            Button("Build") { rooms.append(Room(id: rooms.count + 1, name: "Shed")) }
          }
          ForEach(rooms) { room in
            Tab(room.name, systemImage: "door.left.hand.open", value: room.id) {
              Text("in \(room.name)")
            }
          }
          ForEach(10..<12) { number in
            Tab("No \(number)", systemImage: "number", value: number) { Text("at \(number)") }
          }
          Group {
            Tab("Left", systemImage: "star", value: 20) { Text("left side") }
            Tab("Right", systemImage: "star", value: 21) { Text("right side") }
          }
        }
      }
    }
    let host = TestHost(Screen(), size: CGSize(width: 800, height: 800))
    let names = host.first(TabViewNode.self).map { node in
      node.tabs.map { $0.tag.base as? Int ?? -1 }
    }
    #expect(names == [0, 1, 2, 10, 11, 20, 21])
    // A phone's bar has no place for the last three.
    let screens = [
      ("Attic", "in Attic", false), ("No 11", "at 11", true), ("Right", "right side", true),
    ]
    for (tab, content, isInMore) in screens {
      if isInMore { host.tap("More") }
      host.tap(tab)
      #expect(host.element(.staticText, content) != nil)
    }
    host.tap("Home")
    host.tap("Build")
    host.tap("Shed")
    #expect(host.element(.staticText, "in Shed") != nil)
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
