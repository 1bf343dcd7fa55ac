import Foundation
import Testing

@testable import Motion

struct SpringCourseTests {
  @Test func criticalDampingHasItsClosedForm() {
    let spring = SpringCourse(mass: 1, stiffness: 100, damping: 20, allowOverDamping: true)
    let expected = 1 - exp(-2.0) * 3
    #expect(abs(spring.value(at: 0.2, initialVelocity: 0) - expected) < 1e-9)
    #expect(abs(spring.value(at: 0.2, initialVelocity: 5) - expected - exp(-2.0)) < 1e-9)
  }

  @Test func weakDampingSwingsOver() {
    let spring = SpringCourse(mass: 1, stiffness: 100, damping: 0, allowOverDamping: true)
    #expect(abs(spring.value(at: .pi / 10, initialVelocity: 0) - 2) < 1e-9)
  }

  @Test func dampingBeyondTheCriticalOneCanBeCutOff() {
    let cut = SpringCourse(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: false)
    #expect(abs(cut.dampingRatio - 1) < 1e-9)
    let whole = SpringCourse(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)
    #expect(whole.dampingRatio > 4)
    // The system's transitions take 0.5 seconds with this spring.
    #expect(abs(cut.restDuration(initialVelocity: 0) - 0.5) < 0.01)
  }

  @Test func aSpringThatIsToRestIsCloseToItsEnd() {
    for ratio in [0.3, 0.7, 1] {
      let spring = SpringCourse(settlingDuration: 2, dampingRatio: ratio)
      #expect(abs(spring.dampingRatio - ratio) < 1e-9)
      #expect(abs(spring.value(at: 2, initialVelocity: 0) - 1) < 0.0016)
      #expect(abs(spring.value(at: 0.2, initialVelocity: 0) - 1) > 0.01)
    }
  }

  @Test func bounceAndDurationAreWhatWasAskedFor() {
    let spring = SpringCourse(duration: 0.4, bounce: 0.25)
    #expect(abs(spring.response - 0.4) < 1e-9)
    #expect(abs(spring.bounce - 0.25) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, .leastNonzeroMagnitude, -1])
  func oddNumbersMakeASpringThatRests(number: Double) {
    for spring in [
      SpringCourse(mass: number, stiffness: 100, damping: 10, allowOverDamping: true),
      SpringCourse(mass: 1, stiffness: number, damping: 10, allowOverDamping: false),
      SpringCourse(mass: 1, stiffness: 100, damping: number, allowOverDamping: true),
      SpringCourse(response: number, dampingRatio: 0.5), SpringCourse(duration: 1, bounce: number),
    ] {
      #expect(spring.restDuration(initialVelocity: 0).isFinite)
      #expect(!spring.value(at: 0.5, initialVelocity: 0).isNaN)
    }
  }
}
