import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Texts and progress views that follow the device's clock.
@MainActor
@Suite(.serialized) struct TextClockTests {
  private var clock: DeviceClock { UIApplication.shared.device.clock }

  private func pass(_ seconds: Double, _ host: TestHost) {
    clock.advance(by: seconds) { host.settle() }
    host.settle()
  }

  /// What the only text says to assistive technologies.
  private func label(_ host: TestHost) -> String? {
    host.element(.staticText)?.label
  }

  @Test func aTimerCountsDownToItsEnd() {
    let start = clock.date
    let host = TestHost(Text(timerInterval: start...start.addingTimeInterval(62)))
    #expect(label(host) == "1:02")
    pass(2, host)
    #expect(label(host) == "1:00")
    pass(100, host)
    #expect(label(host) == "0:00")
  }

  @Test func aTimerCountsUpAndPauses() {
    let start = clock.date
    let end = start.addingTimeInterval(4000)
    let up = TestHost(Text(timerInterval: start...end, countsDown: false))
    let paused = TestHost(
      Text(timerInterval: start...end, pauseTime: start.addingTimeInterval(5)))
    pass(3, up)
    paused.settle()
    #expect(label(up) == "0:03")
    #expect(label(paused) == "1:06:35")
  }

  /// A second that counts up is shown when it has passed, and one that counts down until it has.
  @Test func partsOfSecondsAreNoneThatHavePassed() {
    let date = clock.date
    let up = TestHost(Text(date.addingTimeInterval(-0.3), style: .timer))
    let down = TestHost(Text(date.addingTimeInterval(2.3), style: .timer))
    #expect([label(up), label(down)] == ["0:00", "0:03"])
    pass(0.5, up)
    down.settle()
    #expect([label(up), label(down)] == ["0:00", "0:02"])
    pass(0.4, up)
    down.settle()
    #expect([label(up), label(down)] == ["0:01", "0:02"])
    pass(1, up)
    down.settle()
    #expect([label(up), label(down)] == ["0:02", "0:01"])
  }

  @Test func relativeDatesFollowTheClock() {
    let host = TestHost(Text(clock.date.addingTimeInterval(-59), style: .relative))
    #expect(label(host) == "59 sec")
    pass(61, host)
    #expect(label(host) == "2 min")
  }

  @Test func aTimeInsideASentenceFollowsTheClock() {
    let end = clock.date.addingTimeInterval(10)
    let host = TestHost(Text("Ends in \(end, style: .timer)"))
    #expect(label(host) == "Ends in 0:10")
    pass(4, host)
    #expect(label(host) == "Ends in 0:06")
  }

  @Test func aProgressViewShowsTheTimeThatIsLeft() throws {
    let start = clock.date
    let host = TestHost(ProgressView(timerInterval: start...start.addingTimeInterval(100)))
    #expect(host.element(.progressIndicator)?.value == "100%")
    pass(75, host)
    #expect(host.element(.progressIndicator)?.value == "25%")
    #expect(host.nodes.contains { ($0 as? TextNode)?.presentString == "0:25" })
    pass(50, host)
    #expect(host.element(.progressIndicator)?.value == "0%")
  }

  @Test func aProgressViewMayCountUp() {
    let start = clock.date
    let host = TestHost(
      ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false) {
        Text("Baking")
      })
    pass(5, host)
    #expect(host.element(.progressIndicator)?.value == "50%")
    #expect(host.text("Baking") != nil)
  }
}

extension TextNode {
  fileprivate var presentString: String { text.resolvedString(in: presentValues) }
}
