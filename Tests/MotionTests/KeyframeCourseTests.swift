import Foundation
import Testing

@testable import Motion

struct KeyframeCourseTests {
  private let values: [[Double]] = [[0], [10], [40]]

  @Test func linearGoesStraightBetweenItsTimes() {
    let course = KeyframeCourse(values: values, times: [0, 0.2, 1])
    #expect(course.values(at: 0.1) == [5])
    #expect(abs(course.values(at: 0.6)[0] - 25) < 1e-9)
    #expect(course.values(at: 1) == [40])
    #expect(course.values(at: -1) == [0])
  }

  @Test func missingTimesAreShared() {
    #expect(KeyframeCourse(values: values).values(at: 0.25) == [5])
    #expect(KeyframeCourse(values: values, mode: .discrete).values(at: 0.4) == [10])
    #expect(KeyframeCourse(values: values, mode: .discrete).values(at: 0.99) == [40])
  }

  @Test func pacedKeepsItsSpeed() {
    let course = KeyframeCourse(values: values, times: [0, 0.9, 1], mode: .paced)
    #expect(abs(course.values(at: 0.5)[0] - 20) < 1e-9)
    #expect(abs(course.values(at: 0.25)[0] - 10) < 1e-9)
  }

  @Test func cubicPassesThroughItsValuesSmoothly() {
    let course = KeyframeCourse(values: [[0], [10], [20], [0]], mode: .cubic)
    #expect(abs(course.values(at: 1.0 / 3)[0] - 10) < 1e-9)
    let step = 1e-6
    let before = (course.values(at: 1.0 / 3)[0] - course.values(at: 1.0 / 3 - step)[0]) / step
    let after = (course.values(at: 1.0 / 3 + step)[0] - course.values(at: 1.0 / 3)[0]) / step
    #expect(abs(before - after) < 1e-3)
    #expect(abs(before - 30) < 1e-3)
  }

  @Test func eachWayHasItsCurve() {
    let course = KeyframeCourse(values: values, curves: [.easeIn, .linear])
    #expect(course.values(at: 0.25)[0] < 4)
    #expect(course.values(at: 0.75) == [25])
  }
}
