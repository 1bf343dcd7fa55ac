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
      .openURL(try #require(URL(string: "app://x?y=z"))), .movePointer(nil),
      .movePointer(CGPoint(x: 1, y: 2.5)), .setPlace(nil),
      .voiceOver(isOn: true, element: 7), .voiceOver(isOn: false, element: nil),
      .push(#"{"aps": {"alert": "Grüße"}}"#),
      .setPlace(DevicePlace(latitude: 52.5, longitude: -13.25, altitude: 34, course: 90, speed: 2)),
    ]
    for event in events {
      let request = AutomationRequest(number: 9, body: .send(event))
      let copy = try WireCoding.decode(
        AutomationRequest.self, from: WireCoding.encode(request))
      guard case .send(let received) = copy.body else {
        Issue.record("\(copy)")
        continue
      }
      #expect(received == event)
      #expect(copy.number == 9)
    }
  }

  @Test func requestsSurvive() throws {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let requests: [AutomationRequest.Body] = [
      .tree(known: 3), .hitElement(CGPoint(x: 1.5, y: -2)), .screenshot(nil), .screenshot(rect),
      .screenDigest, .touchReaches(4, at: CGPoint(x: 3, y: 0.5)),
      .viewTree, .drawnTexts(DrawnTextQuestion(withColors: true)),
      .drawnTexts(DrawnTextQuestion(size: .accessibilityLarge, withColors: false)),
      .advance(2.5, waiting: .infinity), .state, .terminate,
    ]
    for body in requests {
      let copy = try WireCoding.decode(
        AutomationRequest.self, from: WireCoding.encode(AutomationRequest(number: 1, body: body)))
      #expect("\(copy.body)" == "\(body)")
    }
  }

  @Test func responsesSurvive() throws {
    let app = AutomationAppInfo(
      name: "Notes", bundleIdentifier: "com.example.notes", processIdentifier: 12)
    let responses: [AutomationResponse.Body] = [
      .hello(version: 7, app: app), .sameTree, .element(nil), .element(5),
      .data(Data([1, 2, 255])), .text("Grüße"),
      .progress(AutomationProgress(elapsed: 0.5, changed: true, isIdle: false)),
      .drawnTexts([
        DrawnText(
          string: "Grüße", frame: CGRect(x: 1, y: 2, width: 3, height: 4), fontSize: 17,
          weight: 700, element: 9, isBehindModal: true, cut: .ellipsis,
          colors: .init(foreground: "#000000", background: "#FFFFFF", contrast: 21)),
        DrawnText(string: "", frame: .zero, fontSize: 0, weight: 400),
      ]),
      .state(.runningBackground), .done, .failure(AutomationError(.elementGone, "It went.")),
      .mistake(
        TestFailure(
          message: "No “Zeile”.", fileID: "UIKit/Rows.swift", filePath: "/UIKit/Rows.swift", line: 7
        )),
    ]
    for body in responses {
      let copy = try WireCoding.decode(
        AutomationResponse.self, from: WireCoding.encode(AutomationResponse(number: 4, body: body)))
      #expect(copy.number == 4)
      #expect("\(copy.body)" == "\(body)")
    }
  }

  @Test func whatFollowsAMessageIsNoPartOfIt() {
    let request = WireCoding.encode(AutomationRequest(number: 1, body: .state))
    #expect(throws: AutomationError.self) {
      try WireCoding.decode(AutomationRequest.self, from: request + Data([0]))
    }
  }

  @Test func nonsenseIsNamed() {
    let error = #expect(throws: AutomationError.self) {
      try WireCoding.decode(AutomationRequest.self, from: Data("{}".utf8))
    }
    #expect(error?.code == .brokenConnection)
  }
}
