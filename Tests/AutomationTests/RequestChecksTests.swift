import Device
import Foundation
import Testing

@testable import Automation

/// Requests of which nothing can come.
struct RequestChecksTests {
  private static func touch(_ x: CGFloat, at time: TimeInterval = 0) -> AutomationRequest.Body {
    .send(
      .touches(
        TouchSequence(frames: [
          .init(
            time: time,
            touches: [
              Touch(phase: .began, location: CGPoint(x: x, y: 0), timestamp: 0)
            ])
        ])))
  }

  @Test(arguments: [
    touch(.nan), touch(1e12), touch(-.infinity), touch(0, at: .nan), touch(0, at: 1e12),
    touch(0, at: -1), .hitElement(CGPoint(x: CGFloat.nan, y: 0)),
    .hitElement(CGPoint(x: 0, y: 1e12)), .touchReaches(1, at: CGPoint(x: 0, y: 1e12)),
    .screenshot(CGRect(x: 0, y: 0, width: 1e12, height: 1)),
    .screenshot(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)),
    .send(.movePointer(CGPoint(x: CGFloat.nan, y: 0))), .send(.movePointer(CGPoint(x: 0, y: 1e12))),
    .send(.adjustSlider(1, position: .nan)), .send(.timePassed(.nan)), .send(.timePassed(-1)),
    .send(.timePassed(1e12)), .advance(.infinity, waiting: 0), .advance(1, waiting: .nan),
  ])
  func numbersThatMakeNoSenseAreRefused(body: AutomationRequest.Body) {
    let error = #expect(throws: AutomationError.self) { try body.check() }
    #expect(error?.code == .refused)
    #expect(error?.message.hasPrefix("The app was not asked to ") == true)
  }

  @Test(arguments: [
    touch(100), touch(-50, at: 3), .hitElement(.zero), .touchReaches(1, at: .zero),
    .screenshot(nil),
    .screenshot(CGRect(x: 0, y: 0, width: 390, height: 844)), .advance(86_400, waiting: .infinity),
    .send(.timePassed(0)), .send(.adjustSlider(1, position: 2)), .state,
  ])
  func whatTestsAskForPasses(body: AutomationRequest.Body) throws {
    try body.check()
  }
}
