import Foundation
import Testing

@testable import SwiftUI

@Suite struct SpringTests {
  @Test func aSpringIsKnownByDurationAndBounce() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.duration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.3) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
    #expect(abs(spring.stiffness - 157.91) < 0.01)
    #expect(abs(Spring(mass: 2, stiffness: 8, damping: 100).dampingRatio - 1) < 1e-9)
    #expect(Spring(mass: 2, stiffness: 8, damping: 100, allowOverDamping: true).dampingRatio > 1)
  }

  @Test(arguments: [Spring(), .bouncy, Spring(duration: 0.4, bounce: -0.4)])
  func aSpringComesToRestAtItsTarget(_ spring: Spring) {
    #expect(spring.value(target: 1.0, time: 0) == 0)
    let rest = spring.settlingDuration
    #expect(abs(spring.value(target: 1.0, time: rest) - 1) < 0.005)
    #expect(abs(spring.velocity(target: 1.0, time: rest + 1)) < 0.01)
  }

  @Test func onlyABouncySpringGoesTooFar() {
    func highest(_ spring: Spring) -> Double {
      stride(from: 0, to: 2, by: 0.01).map { spring.value(target: 1.0, time: $0) }.max() ?? 0
    }
    #expect(highest(.smooth) <= 1)
    #expect(highest(.bouncy) > 1.01)
  }

  @Test func stepsFollowTheCourse() {
    let spring = Spring.snappy
    var value = 0.0
    var velocity = 0.0
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 10.0, deltaTime: 0.02)
    }
    #expect(abs(value - spring.value(target: 10.0, time: 0.2)) < 0.01)
  }

  @Test func curvesGoFromZeroToOne() {
    for curve in [UnitCurve.linear, .easeIn, .easeInOut, .circularEaseIn, .circularEaseInOut] {
      #expect(abs(curve.value(at: 0)) < 1e-6 && abs(curve.value(at: 1) - 1) < 1e-6)
      #expect(curve.value(at: 2) == curve.value(at: 1))
    }
    #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
    #expect(UnitCurve.circularEaseIn.velocity(at: 0.1) < 1)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
  }
}
