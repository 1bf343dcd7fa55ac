import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Focus states that follow VoiceOver's cursor, and lead it.
@MainActor
@Suite(.serialized)
struct AccessibilityFocusStateTests {
  private enum Field: Hashable {
    case name
    case age
  }

  private struct Form: View {
    @AccessibilityFocusState private var field: Field?

    var body: some View {
      VStack {
        Text("Name").accessibilityFocused($field, equals: .name)
        Text("Age").accessibilityFocused($field, equals: .age)
        Text("Other")
        Text(field.map { "\($0)" } ?? "none").accessibilityIdentifier("state")
        Button("Go") { field = .age }
      }
    }
  }

  private func withVoiceOver(_ body: (WalkedScreen) throws -> Void) rethrows {
    let device = UIApplication.shared.device
    device.traits.isVoiceOverRunning = true
    let screen = WalkedScreen(Form())
    defer {
      AccessibilityCursor.shared.move(to: nil)
      screen.close()
      device.traits.isVoiceOverRunning = false
    }
    try body(screen)
  }

  private func focus(_ label: String, on screen: WalkedScreen) throws {
    let element = try #require(screen.find(label))
    UIAccessibility.post(notification: .layoutChanged, argument: element)
    TurnScheduler.shared.runTurn()
  }

  @Test func theStateFollowsTheCursor() throws {
    try withVoiceOver { screen in
      #expect(screen.find("none") != nil)
      try focus("Name", on: screen)
      #expect(screen.find("name") != nil)
      try focus("Age", on: screen)
      #expect(screen.find("age") != nil)
      try focus("Other", on: screen)
      #expect(screen.find("none") != nil)
    }
  }

  @Test func writingTheStateMovesTheCursor() throws {
    try withVoiceOver { screen in
      let button = try #require(screen.find("Go"))
      #expect(button.accessibilityActivate())
      TurnScheduler.shared.runTurn()
      let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIResponder
      #expect(focused?.accessibilityLabel == "Age")
      #expect(screen.find("Age")?.accessibilityElementIsFocused() == true)
      #expect(screen.find("Name")?.accessibilityElementIsFocused() == false)
      #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
    }
  }

  @Test func nothingMovesWhileNoTechnologyIsOn() throws {
    let screen = WalkedScreen(Form())
    defer { screen.close() }
    try focus("Name", on: screen)
    #expect(screen.find("none") != nil)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }
}
