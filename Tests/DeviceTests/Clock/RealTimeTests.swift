import Testing

@testable import Device

@Suite struct RealTimeTests {
  @Test func theTimeSinceAMomentIsToldInSeconds() {
    let seconds = RealTime.seconds(since: RealTime.nanoseconds() - 2_500_000_000)
    #expect(seconds >= 2.5)
    #expect(RealTime.seconds(since: RealTime.nanoseconds() + 3_600_000_000_000) < 0)
  }
}
