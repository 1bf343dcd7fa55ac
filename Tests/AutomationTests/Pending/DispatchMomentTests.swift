import Dispatch
import Foundation
import Testing

@testable import Automation

struct DispatchMomentTests {
  @Test func momentsOfAllClocksAreRead() throws {
    let uptime = DispatchTime.now() + 5
    #expect(abs(try #require(DispatchMoment.seconds(until: uptime.rawValue)) - 5) < 0.5)
    let wall = DispatchWallTime.now() + 7
    #expect(abs(try #require(DispatchMoment.seconds(until: wall.rawValue)) - 7) < 0.5)
  }

  @Test func thePastIsNow() {
    #expect(DispatchMoment.seconds(until: (DispatchTime.now() - 5).rawValue) == 0)
    #expect(DispatchMoment.seconds(until: 0) == 0)
  }

  @Test func foreverNeverComes() {
    #expect(DispatchMoment.seconds(until: DispatchTime.distantFuture.rawValue) == nil)
  }
}
