import Accessibility
import Testing

@testable import SwiftUI

/// What apps say about the buttons of tabs.
@MainActor
@Suite struct TabContentModifierTests {
  private struct Screen: View {
    @State private var selection = 0
    let isDisabled: Bool

    var body: some View {
      TabView(selection: $selection) {
        Tab("Mail", systemImage: "envelope", value: 0) { Text("Inbox") }
        Tab("Music", systemImage: "star", value: 1) { Text("Songs") }
          .disabled(isDisabled)
          .accessibilityIdentifier("music")
          .accessibilityLabel("Inner")
          .accessibilityLabel("Sounds")
          .accessibilityValue("3 new")
          .accessibilityHint("Plays")
          .accessibilityHint("Not this", isEnabled: false)
      }
    }
  }

  @Test func aDisabledTabCannotBeChosen() throws {
    let host = TestHost(Screen(isDisabled: true))
    #expect(host.element(.button, "Sounds")?.isEnabled == false)
    host.tap("Sounds")
    #expect(host.element(.staticText, "Songs") == nil)
    host.update(Screen(isDisabled: false))
    #expect(host.element(.button, "Sounds")?.isEnabled == true)
    host.tap("Sounds")
    #expect(host.element(.staticText, "Songs") != nil)
  }

  @Test func aDisabledTabIsDimmed() {
    let pale = TestHost(Screen(isDisabled: true)).graph.displayList().description
    let full = TestHost(Screen(isDisabled: false)).graph.displayList().description
    #expect(pale.contains("opacity 0.5"))
    #expect(!full.contains("opacity 0.5"))
  }

  @Test func tabsTellAccessibilityWhatTheAppSays() throws {
    let tab = try #require(TestHost(Screen(isDisabled: false)).element(.button, "Sounds"))
    #expect(tab.identifier == "music")
    #expect(tab.value == "3 new")
    #expect(tab.hint == "Plays")
    #expect(TestHost(Screen(isDisabled: false)).element(.button, "Mail")?.identifier != "music")
  }
}
