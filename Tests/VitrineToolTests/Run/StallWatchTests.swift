import Testing

@testable import VitrineTool

@Suite struct StallWatchTests {
  private let start = ContinuousClock.now

  private func watch(silence: Duration? = .seconds(60)) -> StallWatch {
    StallWatch(limits: TimeLimits(silence: silence), now: start)
  }

  private func after(_ seconds: Int) -> ContinuousClock.Instant { start + .seconds(seconds) }

  @Test func aLongTestIsNamedEachTenSeconds() {
    var watch = watch()
    #expect(watch.check(at: after(9)) == nil)
    #expect(watch.check(at: after(10)) == .still(.seconds(10)))
    #expect(watch.check(at: after(11)) == nil)
    #expect(watch.check(at: after(21)) == .still(.seconds(21)))
  }

  @Test func silenceStallsOnce() {
    var watch = watch()
    #expect(watch.check(at: after(60)) == .stalled("nothing came from it for 60 s"))
    #expect(watch.check(at: after(70)) == nil)
  }

  @Test func aTestThatBeginsOrEndsIsProgress() {
    var watch = watch()
    watch.progress(at: after(50))
    #expect(watch.check(at: after(59)) == nil)
    #expect(watch.check(at: after(109)) == .still(.seconds(59)))
    #expect(watch.check(at: after(110)) == .stalled("nothing came from it for 60 s"))
  }

  @Test func printingBuysTimeButNotForEver() {
    var watch = watch()
    for second in stride(from: 30, to: 600, by: 30) {
      watch.output(at: after(second))
      #expect(watch.check(at: after(second)) == .still(.seconds(second)))
    }
    watch.output(at: after(600))
    #expect(watch.check(at: after(600)) == .stalled("it went on printing for 600 s"))
  }

  @Test func withoutALimitNothingStalls() {
    var watch = watch(silence: nil)
    #expect(watch.check(at: after(100_000)) == .still(.seconds(100_000)))
  }
}
