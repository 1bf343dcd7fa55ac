import Testing

@testable import Automation
@testable import Device

@Suite struct DelayOrderTests {
  @Test func momentsThatAreTooFarAwayAreTheLastOne() {
    #expect(EarlyDelays.sum(2, 3) == 5)
    #expect(EarlyDelays.sum(.max - 1, 2) == .max)
    #expect(Delays.interval(0) == 1)
    #expect(Delays.interval(.max) == EarlyDelays.longest)
  }

  /// As of a device whose time has gone two centuries on.
  @Test(arguments: [.max, Int64.max - 1, 9_000_000_000_000_000_000, 0] as [Int64])
  func delaysThatEndAtAnyMomentHaveAnOrder(end: Int64) {
    let now = RealTime.nanoseconds()
    DelayOrder.add(.max - 1, end: end, due: now)
    DelayOrder.add(.max, end: .max, due: .max)
    defer {
      DelayOrder.remove(.max - 1, end: end)
      DelayOrder.remove(.max, end: .max)
    }
    DelayOrder.postpone(.max - 1, end: end, to: .max)
    let rest = DelayOrder.rest(of: .max, end: .max) ?? 0
    #expect(rest >= 0)
    #expect(EarlyDelays.wake(of: .max, in: .max) > now)
  }
}
