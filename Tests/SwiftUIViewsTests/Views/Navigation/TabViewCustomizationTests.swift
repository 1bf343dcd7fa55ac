import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TabViewCustomizationTests {
  @Test func changesAreStored() throws {
    var customization = TabViewCustomization()
    customization[tab: "home"].sidebarVisibility = .hidden
    let data = try JSONEncoder().encode(customization)
    var read = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    #expect(read == customization)
    #expect(read[tab: "home"].sidebarVisibility == .hidden)
    #expect(read[tab: "home"].tabBarVisibility == .automatic)
    read.resetVisibility()
    #expect(read[tab: "home"].sidebarVisibility == .automatic)
  }

  /// Users can change no order here: this is one that was stored.
  @Test func theOrderOfASectionIsForgotten() throws {
    let stored = Data(#"{"tabs": {}, "sections": {"more": {"tabOrder": ["b", "a"]}}}"#.utf8)
    var customization = try JSONDecoder().decode(TabViewCustomization.self, from: stored)
    customization.resetVisibility()
    #expect(customization[section: "more"].tabOrder == ["b", "a"])
    #expect(customization[section: "other"].tabOrder == nil)
    customization[section: "more"].resetTabOrder()
    #expect(customization[section: "more"].tabOrder == nil)
  }

  @Test func aTabThatIsHiddenInTheSidebarStandsInTheBar() {
    var customization = TabViewCustomization()
    customization[tab: "mail"].sidebarVisibility = .hidden
    let host = TestHost(
      TabView {
        Tab("Home", systemImage: "house") { Text("home page") }
        Tab("Mail", systemImage: "envelope") { Text("mail page") }
          .customizationID("mail")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(.constant(customization)))
    #expect(host.tap("Mail"))
    #expect(host.element(.staticText, "mail page") != nil)
  }

  @Test func whatIsSaidOfSidebarsLeavesTabsInTheBar() {
    let host = TestHost(
      TabView {
        Tab("Home", systemImage: "house") { Text("home page") }
          .customizationBehavior(.disabled, for: .sidebar)
          .contextMenu { Button("Rename") {} }
          .swipeActions { Button("Delete") {} }
          .tabPlacement(.pinned)
        TabSection("More") {
          Tab("Mail", systemImage: "envelope") { Text("mail page") }
        }
        .sectionActions { Button("Add") {} }
      })
    #expect(host.element(.button, "Home") != nil)
    #expect(host.tap("Mail"))
    #expect(host.element(.staticText, "mail page") != nil)
  }
}
