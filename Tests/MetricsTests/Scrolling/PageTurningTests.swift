import Metrics
import Testing

struct PageTurningTests {
  @Test func aFastFingerGoesToTheNextPageAndASlowOneToTheNearest() {
    #expect(PageTurning.page(near: 1.1, velocity: 400) == 2)
    #expect(PageTurning.page(near: 1.9, velocity: -400) == 1)
    #expect(PageTurning.page(near: 1.4, velocity: 20) == 1)
    #expect(PageTurning.page(near: 1.6, velocity: -20) == 2)
  }

  @Test func halfAPageOrAFlickTurns() {
    #expect(PageTurning.turn(distance: -201, velocity: 0, length: 400) == 1)
    #expect(PageTurning.turn(distance: 201, velocity: 0, length: 400) == -1)
    #expect(PageTurning.turn(distance: -40, velocity: -900, length: 400) == 1)
    #expect(PageTurning.turn(distance: -40, velocity: 0, length: 400) == 0)
    // The finger came back.
    #expect(PageTurning.turn(distance: -40, velocity: 900, length: 400) == 0)
  }
}
