import Foundation
import SwiftUI
import Testing

/// What a view tells only while a condition holds.
@MainActor
@Suite struct ConditionalAccessibilityTests {
  @Test(arguments: [true, false])
  func wordsAreToldWhileTheyAreMeant(isOn: Bool) throws {
    let host = TestHost(
      Button("Play") {}
        .accessibilityLabel("Start the film", isEnabled: isOn)
        .accessibilityValue(Text("Stopped"), isEnabled: isOn)
        .accessibilityHint("Plays from the start", isEnabled: isOn)
        .accessibilityIdentifier("play", isEnabled: isOn))
    let button = try #require(host.element(.button))
    #expect(button.label == (isOn ? "Start the film" : "Play"))
    #expect(button.value == (isOn ? "Stopped" : nil))
    #expect(button.hint ?? "" == (isOn ? "Plays from the start" : ""))
    #expect(button.identifier == (isOn ? "play" : ""))
  }

  @Test func whatIsToldFurtherInStays() throws {
    let host = TestHost(
      Text("Rex").accessibilityLabel("Dog").accessibilityLabel("Cat", isEnabled: false))
    #expect(host.element(.staticText)?.label == "Dog")
  }

  @Test func hidingIsMeantOnlySometimes() {
    let shown = TestHost(Text("Rex").accessibilityHidden(true, isEnabled: false))
    #expect(shown.element(.staticText, "Rex")?.isAccessibilityElement == true)
    let hidden = TestHost(Text("Rex").accessibilityHidden(true, isEnabled: true))
    #expect(hidden.element(.staticText, "Rex")?.isAccessibilityElement != true)
  }

  private struct Switching: View {
    @State private var isMuted = false

    var body: some View {
      Button("Mute") { isMuted.toggle() }.accessibilityValue("Muted", isEnabled: isMuted)
    }
  }

  @Test func theConditionMayChange() throws {
    let host = TestHost(Switching())
    #expect(host.element(.button, "Mute")?.value == nil)
    host.tap("Mute")
    #expect(host.element(.button, "Mute")?.value == "Muted")
    host.tap("Mute")
    #expect(host.element(.button, "Mute")?.value == nil)
  }

  @Test(arguments: [true, false])
  func placesAndSpokenNamesAreMeantOnlySometimes(isOn: Bool) throws {
    let host = TestHost(
      Text("Map").frame(width: 100, height: 100).accessibilityElement()
        .accessibilityActivationPoint(.topLeading, isEnabled: isOn)
        .accessibilityInputLabels(["Plan"], isEnabled: isOn))
    let element = try #require(host.element(.other))
    #expect(element.activationPoint == (isOn ? element.frame.origin : nil))
    #expect(element.inputLabels == (isOn ? ["Plan"] : []))
  }
}
