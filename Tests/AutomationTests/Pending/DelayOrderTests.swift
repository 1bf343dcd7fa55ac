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
    let first = DelayOrder.add(.max - 1, end: end, due: now)
    let second = DelayOrder.add(.max, end: .max, due: .max)
    defer {
      DelayOrder.remove(first)
      DelayOrder.remove(second)
    }
    DelayOrder.postpone(first, to: .max)
    let rest = DelayOrder.rest(of: second) ?? 0
    #expect(rest >= 0)
    #expect(EarlyDelays.wake(of: .max, in: .max) > now)
  }

  @Test func aPlaceIsNobodyElses() {
    #expect(DeviceCalendar.isInUse)
    let first = DelayOrder.add(.max - 2, end: .max - 1_000_000, due: 0)
    let gone = DelayOrder.add(.max - 1, end: .max, due: 0)
    DelayOrder.postpone(first, to: .max)
    DelayOrder.remove(gone)
    let next = DelayOrder.add(.max, end: .max, due: 0)
    // Had it the place of the next one, that would be in no order any more.
    DelayOrder.remove(gone)
    #expect(DelayOrder.rest(of: next) != nil)
    DelayOrder.remove(next)
    #expect(DelayOrder.rest(of: next) == nil)
    DelayOrder.remove(first)
  }
}
