import FoundationAdditions
import XCTest

private struct Refused: Error {}

/// Calls bodies of the main actor from methods that belong to no actor, as XCTest's.
final class MainActorBodyTests: XCTestCase {
  @MainActor private var count = 0

  override func setUp() {
    MainActorBody.run(self) { $0.prepare() }
  }

  @MainActor private func prepare() { count = 3 }

  func testRunsOnTheMainActor() {
    MainActorBody.run(self) { XCTAssertEqual($0.count, 3) }
  }

  func testErrorsAreHandedOn() {
    XCTAssertThrowsError(try MainActorBody.run(self) { _ in throw Refused() }) { error in
      XCTAssert(error is Refused)
    }
  }
}
