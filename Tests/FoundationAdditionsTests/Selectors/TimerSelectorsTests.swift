import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct TimerSelectorsTests {
  @Test func aTimerCallsItsTargetWithItself() {
    let target = Ticking()
    let timer = Timer(
      timeInterval: 60, target: target, selector: Selector("tick:", Ticking.tick(_:)),
      userInfo: "info", repeats: true)
    timer.fire()
    timer.fire()
    #expect(target.infos == ["info", "info"])
    #expect(timer.isValid)
    timer.invalidate()
  }

  @Test func aTimerThatDoesNotRepeatEnds() {
    let target = Ticking()
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: target, selector: Selector("tick:", Ticking.tick(_:)),
      userInfo: nil, repeats: false)
    timer.fire()
    #expect(target.infos == ["none"])
    #expect(!timer.isValid)
  }
}

private final class Ticking: NSObject {
  var infos: [String] = []
  func tick(_ timer: Timer) { infos.append(timer.userInfo as? String ?? "none") }
}
