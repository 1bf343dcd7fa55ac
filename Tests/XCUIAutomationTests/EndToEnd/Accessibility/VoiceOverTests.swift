import Device
import Foundation
import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  /// The way of VoiceOver through a screen.
  @MainActor
  struct VoiceOverTests {
    @Test func theWalkTellsWhatIsSpokenInOrder() throws {
      let app = XCUIApplication(rootView: SpokenForm())
      let elements = app.voiceOver.elements
      #expect(
        app.voiceOver.utterances == [
          "Order, heading", "Gift, on, switch button", "Send, dimmed, button",
          "Rating, 3, adjustable",
        ])
      let rating = try #require(elements.last)
      #expect(rating.identifier == "rating")
      #expect(rating.hint == "Stars")
      #expect(rating.traits == ["adjustable"])
      #expect(rating.actions == ["Clear"])
      #expect(rating.value == "3")
      #expect(rating.frame.width > 0)
    }

    @Test func theWordsAreThoseOfTheDevicesLanguage() throws {
      let app = XCUIApplication(rootView: SpokenForm())
      DeviceLocale.during(Locale(identifier: "de_DE")) {
        let utterances = app.voiceOver.utterances
        #expect(utterances.first == "Order, Überschrift")
        #expect(utterances.last == "Rating, 3, Anpassbar")
      }
    }

    @Test func theServiceGoesStepByStep() throws {
      let app = XCUIApplication(rootView: SpokenForm())
      #expect(app.buttons["Send"].exists)
      let service = XCUIDevice.shared.voiceOverService
      #expect(throws: XCUIVoiceOverService.Error(.notRunning)) { try service.currentSpeech() }
      try service.enable()
      defer { try? service.disable() }
      #expect(try service.currentSpeech().utterance == "Order, heading")
      #expect(throws: XCUIVoiceOverService.Error(.noSpeech)) { try service.moveBackward() }
      #expect(try service.moveForward().utterance == "Gift, on, switch button")
      #expect(try service.moveForward().utterance == "Send, dimmed, button")
      #expect(try service.moveBackward().utterance == "Gift, on, switch button")
    }

    @Test func theFocusStateFollowsVoiceOver() throws {
      let app = XCUIApplication(rootView: FocusedForm())
      #expect(app.staticTexts["At: nothing"].exists)
      let service = XCUIDevice.shared.voiceOverService
      try service.enable()
      defer { try? service.disable() }
      #expect(app.staticTexts["VoiceOver"].exists)
      #expect(try service.moveForward().utterance == "Name")
      #expect(app.staticTexts["At: name"].exists)
      _ = try service.moveForward()
      #expect(app.staticTexts["At: street"].exists)
      _ = try service.moveForward()
      #expect(app.staticTexts["At: nothing"].exists)
      _ = try service.moveBackward()
      try service.disable()
      #expect(app.staticTexts["At: nothing"].exists)
      #expect(!app.staticTexts["VoiceOver"].exists)
    }
  }
}

private struct FocusedForm: View {
  @AccessibilityFocusState private var place: String?
  @Environment(\.accessibilityVoiceOverEnabled) private var isOn

  var body: some View {
    VStack {
      Text("Order")
      Text("Name").accessibilityFocused($place, equals: "name")
      Text("Street").accessibilityFocused($place, equals: "street")
      Text("At: \(place ?? "nothing")")
      if isOn { Text("VoiceOver") }
    }
  }
}

private struct SpokenForm: View {
  @State private var isGift = true

  var body: some View {
    VStack {
      Text("Order").accessibilityAddTraits(.isHeader)
      Toggle("Gift", isOn: $isGift)
      Button("Send") {}.disabled(true)
      Color.yellow.frame(width: 100, height: 44)
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("3")
        .accessibilityHint("Stars")
        .accessibilityIdentifier("rating")
        .accessibilityAdjustableAction { _ in }
        .accessibilityAction(named: "Clear") {}
    }
  }
}
