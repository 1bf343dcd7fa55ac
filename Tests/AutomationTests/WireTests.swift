import Device
import Foundation
import Testing

@testable import Automation

/// Every message survives the wire.
struct WireTests {
  @Test func eventsSurvive() throws {
    let events: [AutomationEvent] = [
      .touches(.swipe(.up, in: CGRect(x: 0, y: 0, width: 10, height: 20))),
      .typeText("Grüße \"\n\u{8}"), .key(KeyEvent(key: "s", modifiers: [.command, .shift])),
      .scrollToVisible(.max), .adjustSlider(1, position: 0.25),
      .adjustPickerWheel(2, value: "May"), .activateElement(3), .increment(4), .decrement(5),
      .performAction(6, name: "Delete"), .timePassed(.infinity),
      .setOrientation(.landscapeRight), .setColorScheme(.dark), .pressButton(.home), .activate,
      .openURL(try #require(URL(string: "app://x?y=z"))),
    ]
    for event in events {
      let request = AutomationRequest(number: 9, body: .send(event))
      let copy = try WireCoding.decode(
        AutomationRequest.self, from: try WireCoding.encode(request))
      guard case .send(let received) = copy.body else {
        Issue.record("\(copy)")
        continue
      }
      #expect(received == event)
      #expect(copy.number == 9)
    }
  }

  @Test func nonsenseIsNamed() {
    let error = #expect(throws: AutomationError.self) {
      try WireCoding.decode(AutomationRequest.self, from: Data("{}".utf8))
    }
    #expect(error?.code == .brokenConnection)
  }
}
