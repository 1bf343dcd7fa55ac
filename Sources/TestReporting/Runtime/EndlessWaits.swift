import Foundation
import XCTest

// Waits without a timeout, which XCTest for Linux lacks. They are members of their own, not defaults of XCTest's: a
// call that names a timeout can only mean XCTest's own method, so that neither is ambiguous.

extension XCTestCase {
  /// Waits until all expectations are fulfilled.
  ///
  /// Differs from Apple's: gives up after a day; the time that a run of tests may take ends a test before.
  @available(*, noasync, message: "Use await fulfillment(of:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) {
    wait(
      for: expectations, timeout: EndlessWait.seconds, enforceOrder: enforceOrder, file: file,
      line: line)
  }

  /// Waits until all expectations are fulfilled.
  ///
  /// Differs from Apple's: gives up after a day; the time that a run of tests may take ends a test before.
  public func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line, isolation: isolated (any Actor)? = #isolation
  ) async {
    // Who calls waits for the end.
    nonisolated(unsafe) let test = self
    await test.fulfillment(
      of: expectations, timeout: EndlessWait.seconds, enforceOrder: enforceOrder, file: file,
      line: line)
  }
}

extension XCTWaiter {
  /// Waits until all expectations are fulfilled, and tells how the wait ended.
  ///
  /// Differs from Apple's: gives up after a day; the time that a run of tests may take ends a test before.
  @available(*, noasync, message: "Use await fulfillment(of:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> Result {
    wait(
      for: expectations, timeout: EndlessWait.seconds, enforceOrder: enforceOrder, file: file,
      line: line)
  }

  /// Waits until all expectations are fulfilled, and tells how the wait ended.
  ///
  /// Differs from Apple's: gives up after a day; the time that a run of tests may take ends a test before.
  @available(*, noasync, message: "Use await fulfillment(of:enforceOrder:) instead.")
  public static func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> Result {
    wait(
      for: expectations, timeout: EndlessWait.seconds, enforceOrder: enforceOrder, file: file,
      line: line)
  }

  /// Waits until all expectations are fulfilled, and tells how the wait ended.
  ///
  /// Differs from Apple's: gives up after a day; the time that a run of tests may take ends a test before.
  public func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line, isolation: isolated (any Actor)? = #isolation
  ) async -> Result {
    // Who calls waits for the end.
    nonisolated(unsafe) let waiter = self
    return await waiter.fulfillment(
      of: expectations, timeout: EndlessWait.seconds, enforceOrder: enforceOrder, file: file,
      line: line)
  }

  /// Waits until all expectations are fulfilled, and tells how the wait ended.
  ///
  /// Differs from Apple's: gives up after a day; the time that a run of tests may take ends a test before.
  public static func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) async -> Result {
    await fulfillment(
      of: expectations, timeout: EndlessWait.seconds, enforceOrder: enforceOrder, file: file,
      line: line)
  }
}

private enum EndlessWait {
  /// Longer than any run of tests; XCTest counts in dates, for which infinity is none.
  static let seconds: TimeInterval = 86_400
}
