import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ButtonRepeatTests {
  private struct Counter: View {
    let behavior: ButtonRepeatBehavior
    var limit = 100
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        Button("More") { count += 1 }.disabled(count >= limit)
      }
      .buttonRepeatBehavior(behavior)
    }
  }

  private func hold(_ host: TestHost, for tenths: Int) {
    let frame = host.frame(ofText: "More")
    host.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
    for _ in 0..<tenths { host.pass(0.1) }
    host.touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func aHeldButtonActsAgainAndAgain() {
    let host = TestHost(Counter(behavior: .enabled))
    hold(host, for: 10)
    #expect(host.text("6") != nil || host.text("5") != nil)
  }

  @Test func aTapActsOnce() {
    let host = TestHost(Counter(behavior: .enabled))
    host.tap("More")
    #expect(host.text("1") != nil)
  }

  @Test func otherButtonsActWhenTheyAreLetGo() {
    for behavior in [ButtonRepeatBehavior.automatic, .disabled] {
      let host = TestHost(Counter(behavior: behavior))
      hold(host, for: 10)
      #expect(host.text("1") != nil)
    }
  }

  @Test func aButtonThatIsDisabledMeanwhileStops() {
    let host = TestHost(Counter(behavior: .enabled, limit: 2))
    hold(host, for: 20)
    #expect(host.text("2") != nil)
  }

  @Test func aFingerThatGoesAwayStops() {
    let host = TestHost(Counter(behavior: .enabled))
    let frame = host.frame(ofText: "More")
    host.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
    host.pass(0.6)
    host.touch(.moved, at: CGPoint(x: frame.midX, y: frame.midY + 300))
    for _ in 0..<10 { host.pass(0.1) }
    host.touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY + 300))
    #expect(host.text("1") != nil || host.text("2") != nil)
  }

  @Test func aHeldStepperGoesOn() {
    struct Screen: View {
      let behavior: ButtonRepeatBehavior
      @State private var count = 0

      var body: some View {
        Stepper("\(count)", value: $count, in: 0...3).buttonRepeatBehavior(behavior)
      }
    }
    func held(_ behavior: ButtonRepeatBehavior) -> String? {
      let host = TestHost(Screen(behavior: behavior))
      guard let more = host.element(.button, "0, Increment")?.frame else { return nil }
      host.touch(.began, at: CGPoint(x: more.midX, y: more.midY))
      for _ in 0..<20 { host.pass(0.1) }
      host.touch(.ended, at: CGPoint(x: more.midX, y: more.midY))
      return host.element(.stepper)?.label
    }
    #expect(held(.automatic) == "3")
    #expect(held(.disabled) == "1")
  }
}
