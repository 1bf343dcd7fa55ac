import Foundation
import Testing

@testable import Motion

struct MediaTimingTests {
  @Test func oneRunCountsFromItsBeginToItsEnd() {
    let timing = MediaTiming(begin: 2, duration: 4)
    #expect(timing.moment(at: 1) == nil)
    #expect(timing.moment(at: 3)?.time == 1)
    #expect(timing.moment(at: 6) == nil)
    #expect(timing.end == 6)
  }

  @Test func fillingHoldsTheEnds() {
    var timing = MediaTiming(begin: 2, duration: 4)
    timing.fillsBefore = true
    timing.fillsAfter = true
    #expect(timing.moment(at: 0)?.time == 0)
    #expect(timing.moment(at: 60)?.time == 4)
  }

  @Test func everyOtherRunGoesBackwards() {
    var timing = MediaTiming(begin: 0, duration: 1)
    timing.repetition = Repetition(runs: 4, autoreverses: true)
    timing.fillsAfter = true
    #expect(timing.end == 4)
    #expect(timing.moment(at: 0.25)?.time == 0.25)
    #expect(timing.moment(at: 1.25)?.time == 0.75)
    #expect(timing.moment(at: 2.25) == MediaTiming.Moment(time: 0.25, run: 2))
    #expect(timing.moment(at: 9)?.time == 0)
  }

  @Test func partsOfRunsCount() {
    var timing = MediaTiming(begin: 0, duration: 2)
    timing.repetition = Repetition(runs: 1.5, autoreverses: false)
    timing.fillsAfter = true
    #expect(timing.end == 3)
    #expect(timing.moment(at: 5) == MediaTiming.Moment(time: 1, run: 1))
  }

  @Test func endlessRunsHaveNoEndButALimit() {
    var timing = MediaTiming(begin: 0, duration: 1)
    timing.repetition = Repetition(runs: .infinity, autoreverses: false)
    #expect(timing.end == .infinity)
    #expect(timing.moment(at: 1000.5)?.time == 0.5)
    timing.limit = 2.5
    #expect(timing.end == 2.5)
  }

  @Test func speedBendsTime() {
    var timing = MediaTiming(begin: 1, duration: 4)
    timing.speed = 2
    #expect(timing.end == 3)
    #expect(timing.moment(at: 2)?.time == 2)
  }

  @Test func whatLiesBeforeTheOffsetComesAfterTheEnd() {
    var timing = MediaTiming(begin: 1, duration: 4)
    timing.offset = 3
    #expect(timing.end == 5)
    #expect(timing.moment(at: 1.5)?.time == 3.5)
    #expect(timing.moment(at: 3)?.time == 1)
    timing.speed = 0
    #expect(timing.end == .infinity)
    #expect(timing.moment(at: 99)?.time == 3)
  }

  @Test func aSpeedBelowNoneRunsFromTheEndToTheStart() {
    var timing = MediaTiming(begin: 1, duration: 4)
    timing.speed = -2
    #expect(timing.end == 3)
    #expect(timing.moment(at: 1)?.time == 4)
    #expect(timing.moment(at: 1.5)?.time == 3)
    #expect(timing.moment(at: 3) == nil)
    timing.repetition = Repetition(runs: .infinity, autoreverses: false)
    #expect(timing.end == .infinity)
    #expect(timing.moment(at: 6.5)?.time == 1)
  }

  @Test func aDurationThatIsNoNumberTakesNoTime() {
    let timing = MediaTiming(begin: 2, duration: .nan)
    #expect(timing.end == 2)
    #expect(timing.moment(at: 3) == nil)
  }
}
