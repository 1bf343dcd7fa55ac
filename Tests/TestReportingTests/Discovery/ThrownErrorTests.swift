import TestReporting
import XCTest

/// Errors of asynchronous tests, whose listed form does not tell that they can throw.
final class ThrownErrorTests: XCTestCase {
  private struct Failure: Error {}

  private final class Probe: XCTestCase {
    func fails() async throws {
      await Task.yield()
      throw Failure()
    }

    func skips() async throws { throw XCTSkip("never") }

    func passes() async {}
  }

  private func run(_ test: (String, (Probe) -> () -> Void)) throws {
    let entry = testCase([test])
    for (name, body) in entry.allTests {
      let instance = Probe(name: name) { _ in }
      try body(instance)
    }
  }

  func testErrorsReachXCTest() {
    XCTAssertThrowsError(try run(("fails", Probe.asyncTest(Probe.fails)))) {
      XCTAssertTrue($0 is Failure)
    }
  }

  func testSkipsReachXCTest() {
    XCTAssertThrowsError(try run(("skips", Probe.asyncTest(Probe.skips)))) {
      XCTAssertTrue($0 is XCTSkip)
    }
  }

  func testAnErrorIsNotSeenByTheNextTest() throws {
    XCTAssertThrowsError(try run(("fails", Probe.asyncTest(Probe.fails))))
    try run(("passes", Probe.asyncTest(Probe.passes)))
  }
}
