import Accessibility
import Testing

@testable import SwiftUI

/// What becomes of an element's place and words when views around it say something.
@MainActor
@Suite struct AccessibilityFramesTests {
  @Test func traitsOfAPaddedViewCoverItsPadding() throws {
    let host = TestHost(
      Text("Open").padding(20).background(Color.blue).accessibilityAddTraits(.isButton))
    let text = host.frame(ofText: "Open")
    let element = try #require(host.element(.staticText, "Open") ?? host.element(.button, "Open"))
    #expect(abs(element.frame.width - text.width - 40) < 0.01)
    #expect(abs(element.frame.height - text.height - 40) < 0.01)
  }

  @Test func traitsOfAContainerLeaveTheFramesOfSeveralElements() throws {
    let host = TestHost(
      HStack {
        Text("A")
        Text("B")
      }
      .padding(20).accessibilityAddTraits(.isHeader))
    #expect(host.element(.staticText, "A")?.frame == host.frame(ofText: "A"))
  }

  @Test func aCombinedGroupDoesNotSpeakSymbolsWithoutALabel() {
    let host = TestHost(
      HStack {
        Image(systemName: "person")
        Text("John Doe")
        Text("Online")
      }
      .accessibilityElement(children: .combine))
    #expect(host.element(.staticText, "John Doe, Online") != nil)
  }

  @Test func aCombinedGroupSpeaksSymbolsThatTheAppNamed() {
    let host = TestHost(
      HStack {
        Image(systemName: "person").accessibilityLabel("Friend")
        Text("John Doe")
      }
      .accessibilityElement(children: .combine))
    #expect(host.element(.other, "Friend, John Doe") != nil)
  }

  @Test func anActivationPointMayBeAPlaceInTheView() throws {
    let host = TestHost(
      Text("Map").frame(width: 100, height: 100)
        .accessibilityElement().accessibilityActivationPoint(CGPoint(x: 10, y: 20)))
    let element = try #require(host.element(.other))
    let point = try #require(element.activationPoint)
    #expect(abs(point.x - element.frame.minX - 10) < 0.01)
    #expect(abs(point.y - element.frame.minY - 20) < 0.01)
  }
}
