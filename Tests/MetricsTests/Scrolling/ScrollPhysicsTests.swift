import CoreGraphics
import Metrics
import Testing

struct ScrollPhysicsTests {
  @Test func contentRollsAsFarAsTheSumOfItsMilliseconds() {
    // 0.998 of the speed is left after each millisecond.
    var speed = 1000.0
    var way = 0.0
    for _ in 0..<20_000 {
      speed *= 0.998
      way += speed / 1000
    }
    #expect(abs(ScrollPhysics.rollingDistance(velocity: 1000) - way) < 0.001)
    #expect(abs(ScrollPhysics.rollingDistance(velocity: -1000) + 499) < 0.001)
    #expect(abs(ScrollPhysics.rollingDistance(velocity: 1000, rate: 0.99) - 99) < 0.001)
  }

  @Test func restAndEndlessRollingAreNumbers() {
    #expect(ScrollPhysics.rollingDistance(velocity: 0, rate: 1) == 0)
    #expect(ScrollPhysics.rollingDistance(velocity: 5, rate: 1) == .infinity)
    #expect(ScrollPhysics.rollingDistance(velocity: -5, rate: 2) == -.infinity)
  }

  @Test func whatLiesBetweenTheEdgesFollowsTheFinger() {
    #expect(ScrollPhysics.rubberBanded(40, to: 100, length: 300) == 40)
    #expect(ScrollPhysics.rubberBanded(-20, from: -30, to: 100, length: 300) == -20)
  }

  @Test func beyondAnEdgeContentFollowsLessAndLess() {
    let near = ScrollPhysics.rubberBanded(-10, to: 100, length: 300)
    let far = ScrollPhysics.rubberBanded(-200, to: 100, length: 300)
    #expect(near < -5 && near > -5.5)
    #expect(far > -90 && far < -80)
    #expect(ScrollPhysics.rubberBanded(-1e9, to: 100, length: 300) >= -300)
    let below = ScrollPhysics.rubberBanded(300, to: 100, length: 300)
    #expect(abs(below - 100 + far) < 0.001)
    #expect(ScrollPhysics.rubberBanded(300, to: 100, length: 0) == 100)
  }
}
