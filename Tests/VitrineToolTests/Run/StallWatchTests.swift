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

  // MARK: Time allowances

  private let test = TestID(library: .xctest, target: "Shop", suite: "A", name: "testA")
  private let other = TestID(library: .xctest, target: "Shop", suite: "A", name: "testB")

  private func watch(
    _ allowance: TimeAllowance, silence: Duration? = nil
  ) -> StallWatch {
    var limits = TimeLimits(silence: silence)
    limits.allowance = allowance
    return StallWatch(limits: limits, now: start)
  }

  private let minute = StallWatch.Finding.stalled(
    "it exceeded its execution time allowance of 1 minute")
  private let minutes = StallWatch.Finding.stalled(
    "it exceeded its execution time allowance of 2 minutes")

  @Test func aTestMayTakeWhatItsPlanSaysInWholeMinutes() {
    var watch = watch(TimeAllowance(standard: 61))
    // What happens before the first test is none of it.
    #expect(watch.check(at: after(500)) == .still(.seconds(500)))
    watch.running([test], at: after(500))
    watch.output(at: after(619))
    #expect(watch.check(at: after(619)) == .still(.seconds(119)))
    #expect(watch.check(at: after(620)) == minutes)
    #expect(watch.check(at: after(700)) == nil)
  }

  @Test func eachTestHasItsOwnTime() {
    var watch = watch(TimeAllowance(standard: 60))
    watch.running([test], at: after(0))
    watch.running([test, other], at: after(30))
    watch.running([other], at: after(59))
    #expect(watch.check(at: after(89)) == .still(.seconds(30)))
    #expect(watch.check(at: after(90)) == minute)
  }

  @Test func theMaximumLimitsWhatATestAsksFor() {
    var watch = watch(TimeAllowance(standard: 60, maximum: 120))
    watch.running([test], at: start)
    watch.asks(for: .seconds(600))
    #expect(watch.check(at: after(119)) == .still(.seconds(119)))
    #expect(watch.check(at: after(120)) == minutes)

    var next = self.watch(TimeAllowance(maximum: 60))
    next.running([test], at: start)
    #expect(next.check(at: after(60)) == minute)
  }

  @Test func withoutAWordATestHasTenMinutes() {
    var watch = watch(TimeAllowance())
    watch.running([test], at: start)
    #expect(watch.check(at: after(599)) == .still(.seconds(599)))
    #expect(
      watch.check(at: after(600))
        == .stalled("it exceeded its execution time allowance of 10 minutes"))
  }

  @Test func whoHasTimeMayBeSilentForSoLong() {
    var watch = watch(TimeAllowance(standard: 120), silence: .seconds(60))
    watch.running([test], at: start)
    #expect(watch.check(at: after(90)) == .still(.seconds(90)))
    #expect(watch.check(at: after(120)) == minutes)
    // The ten minutes that nobody has asked for are no reason to wait.
    var plain = self.watch(TimeAllowance(), silence: .seconds(60))
    plain.running([test], at: start)
    #expect(plain.check(at: after(60)) == .stalled("nothing came from it for 60 s"))
  }

  @Test func withoutALimitNothingStalls() {
    var watch = watch(silence: nil)
    #expect(watch.check(at: after(100_000)) == .still(.seconds(100_000)))
  }
}
