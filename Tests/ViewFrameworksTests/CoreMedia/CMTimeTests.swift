import CoreMedia
import Testing

@Suite struct CMTimeTests {
  @Test func secondsBecomePartsOfASecond() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time.value == 900 && time.timescale == 600)
    #expect(CMTimeGetSeconds(time) == 1.5 && !time.hasBeenRounded)
    #expect(CMTime(seconds: 0.3333, preferredTimescale: 10).hasBeenRounded)
    #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid)
    #expect(CMTimeMakeWithSeconds(1e30, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime(seconds: 1e16, preferredTimescale: 1000).timescale == 500)
  }

  @Test func sumsAreExact() {
    let third = CMTime(value: 1, timescale: 3)
    let half = CMTimeMake(value: 1, timescale: 2)
    let sum = third + half
    #expect(sum.value == 5 && sum.timescale == 6 && !sum.hasBeenRounded)
    #expect(CMTimeSubtract(sum, half) == third)
    #expect(CMTimeMultiply(third, multiplier: 3) == CMTime(value: 1, timescale: 1))
    #expect(CMTimeMultiplyByRatio(half, multiplier: 2, divisor: 4).seconds == 0.5)
    #expect(CMTimeMultiplyByFloat64(half, multiplier: 0.5).seconds == 0.25)
    var time = CMTime.zero
    for _ in 0..<30_000 { time += CMTime(value: 1001, timescale: 30_000) }
    #expect(time.value == 30_030_000 && time.timescale == 30_000)
  }

  @Test func aScaleThatIsTooLargeRounds() {
    let a = CMTime(value: 1, timescale: 2_147_483_647)
    let b = CMTime(value: 1, timescale: 2_147_483_646)
    let sum = a + b
    #expect(sum.timescale == 2_147_483_647 && sum.value == 2 && sum.hasBeenRounded)
    let large = CMTime(value: .max, timescale: 600) + CMTime(value: .max, timescale: 600)
    #expect(large.timescale == 300 && large.value == .max)
  }

  @Test func timesOfDifferentScalesAreTheSameMoment() {
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
    #expect(Set([CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600)]).count == 1)
    #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 334, timescale: 1000))
    #expect(CMTimeCompare(.indefinite, CMTime(value: 9, timescale: 1)) == 1)
    #expect(CMTime.negativeInfinity < .zero && CMTime.indefinite < .positiveInfinity)
    #expect(CMTimeMaximum(.zero, CMTime(value: 1, timescale: 1)).value == 1)
  }

  @Test func timesThatAreNoNumbersFollowTheirRules() {
    #expect(CMTime().seconds.isNaN && !CMTime.invalid.isNumeric)
    #expect(CMTime.indefinite.seconds.isNaN && CMTIME_IS_INDEFINITE(.indefinite))
    #expect((CMTime.positiveInfinity + .zero).isPositiveInfinity)
    #expect((CMTime.positiveInfinity + .negativeInfinity).isIndefinite)
    #expect(!(CMTime.invalid + .zero).isValid)
    #expect(CMTimeAbsoluteValue(CMTime(value: -3, timescale: 2)).seconds == 1.5)
    #expect(CMTime.positiveInfinity.seconds == .infinity)
  }

  @Test func scalesAreConvertedByAMethod() {
    let time = CMTime(value: 5, timescale: 2)
    #expect(time.convertScale(1, method: .default).value == 3)
    #expect(time.convertScale(1, method: .roundTowardZero).value == 2)
    #expect(time.convertScale(1, method: .quickTime).value == 2)
    #expect(time.convertScale(600, method: .default).value == 1500)
    let negative = CMTime(value: -5, timescale: 2)
    #expect(negative.convertScale(1, method: .roundHalfAwayFromZero).value == -3)
    #expect(negative.convertScale(1, method: .roundTowardPositiveInfinity).value == -2)
    #expect(negative.convertScale(1, method: .roundTowardPositiveInfinity).hasBeenRounded)
  }
}
