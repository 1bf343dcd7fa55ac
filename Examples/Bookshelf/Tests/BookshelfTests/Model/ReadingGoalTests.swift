import XCTest

@testable import BookshelfKit

final class ReadingGoalTests: XCTestCase {
  func testProgressIsLimited() {
    let goal = ReadingGoal(target: 4, finished: 1)
    XCTAssertEqual(goal.progress, 0.25)
    XCTAssertFalse(goal.isReached)
    goal.finished = 9
    XCTAssertEqual(goal.progress, 1)
    XCTAssertTrue(goal.isReached)
  }
}
