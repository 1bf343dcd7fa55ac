import Testing

@testable import SwiftUI

@MainActor
@Suite struct AccessibilityRepresentationTests {
  @Test func aRepresentationStandsForTheView() {
    let host = TestHost(
      VStack {
        Text("Drawn")
      }
      .accessibilityRepresentation { Button("Told") {} })
    #expect(host.element(.staticText, "Drawn") == nil)
    #expect(host.element(.button, "Told") != nil)
    #expect(host.text("Drawn") != nil)
  }

  @Test func aRepresentationByNothingHidesWhatLiesOver() {
    let host = TestHost(
      VStack {
        Button("Under") {}
          .overlay {
            Text("Over").accessibilityRepresentation { EmptyView() }.allowsHitTesting(false)
          }
        Text("Beside")
          .overlay(alignment: .top) {
            Circle().accessibilityRepresentation { EmptyView() }.allowsHitTesting(false)
              .opacity(0.5)
          }
      })
    #expect(host.element(.button, "Under") != nil)
    #expect(host.element(.staticText, "Beside") != nil)
    #expect(host.element(.staticText, "Over") == nil)
    #expect(host.text("Over") != nil)
  }

  @Test func buttonsBecomeCustomActions() throws {
    var archived = 0
    let host = TestHost(
      Text("Mail")
        .accessibilityActions {
          Button("Archive") { archived += 1 }
          Button("Flag") {}
        })
    let element = try #require(host.element(.staticText, "Mail"))
    #expect(element.actions == ["Flag", "Archive"])
    let actions = host.graph.accessibilityActions
    #expect(actions.perform(.custom("Archive"), on: element.id))
    #expect(archived == 1)
  }

  @Test func anActionMayHaveTheWordsOfAView() throws {
    var archived = 0
    let host = TestHost(
      Text("Mail")
        .accessibilityAction {
          archived += 1
        } label: {
          Label("Archive", systemImage: "archivebox")
        })
    let element = try #require(host.element(.staticText, "Mail"))
    #expect(element.actions == ["Archive"])
    #expect(host.graph.accessibilityActions.perform(.custom("Archive"), on: element.id))
    #expect(archived == 1)
  }

  @Test func helpIsAHintUnlessThereIsOne() throws {
    let host = TestHost(
      VStack {
        Button("Save") {}.help("Keeps the draft")
        Button("Send") {}.accessibilityHint("Sends at once").help("Not this")
      })
    #expect(host.element(.button, "Save")?.hint == "Keeps the draft")
    #expect(host.element(.button, "Send")?.hint == "Sends at once")
  }
}
