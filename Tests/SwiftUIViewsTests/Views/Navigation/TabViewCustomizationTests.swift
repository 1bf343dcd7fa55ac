import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TabViewCustomizationTests {
  @Test func changesAreStored() throws {
    var customization = TabViewCustomization()
    customization[tab: "home"].sidebarVisibility = .hidden
    customization[section: "more"].tabOrder = ["b", "a"]
    let data = try JSONEncoder().encode(customization)
    var read = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    #expect(read == customization)
    #expect(read[tab: "home"].sidebarVisibility == .hidden)
    #expect(read[tab: "home"].tabBarVisibility == .automatic)
    read.resetVisibility()
    #expect(read[tab: "home"].sidebarVisibility == .automatic)
    #expect(read[section: "more"].tabOrder == ["b", "a"])
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
