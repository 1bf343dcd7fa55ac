import XCTest

// The generated list of tests calls these functions of XCTest with an array a class. XCTest has no
// form for main actor methods that aren't `async`; without one the list fails to compile for a class
// that mixes both kinds, and the run aborts for a class of the one kind. Where a test target
// re-exports a test library, these are found beside XCTest's own.

/// Lists the main actor tests of a class that may throw.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  let tests = allTests.map { name, test in
    (
      name,
      { (testCase: T) -> () throws -> Void in
        let body = UnsafeSending(test(testCase))
        return { try MainActor.assumeIsolated { try ThrownError.rethrowing(body.value) } }
      }
    )
  }
  return plainTestCase(tests)
}

/// Lists the main actor tests of a class that don't throw.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  testCase(
    allTests.map { name, test in
      (name, { (testCase: T) -> @MainActor () throws -> Void in test(testCase) })
    })
}

/// The error of an asynchronous test that is listed with ones that don't throw.
///
/// Whoever runs the listed tests throws it again, so that XCTest sees errors and skips alike.
@MainActor
private enum ThrownError {
  private static var pending: (any Error)?

  static func catching(_ body: () throws -> Void) {
    do { try body() } catch { pending = error }
  }

  static func rethrowing(_ body: @MainActor () throws -> Void) throws {
    pending = nil
    try body()
    guard let error = pending else { return }
    pending = nil
    throw error
  }
}

extension XCTestCase {
  // Members, because the list of a class's tests is written in an extension of the class: members of a
  // module are found there even if the test target doesn't re-export it, and before any function.
  //
  // All elements of a list must have one type, which the compiler finds by trying these. Parameters
  // with a default only make an overload the second choice; two of that kind would be ambiguous.

  /// Makes an asynchronous main actor test one that can be listed with synchronous ones.
  public static func asyncTest<T: XCTestCase>(
    _ test: @escaping (T) -> @MainActor () async throws -> Void
  ) -> (T) -> @MainActor () throws -> Void {
    let plain = plainAsyncTest { (testCase: T) in
      let body = UnsafeSending(test(testCase))
      return { try await body.value() }
    }
    return { testCase in
      let body = UnsafeSending(plain(testCase))
      return { try body.value() }
    }
  }

  /// Makes an asynchronous test that doesn't throw one that can be listed with synchronous ones.
  public static func asyncTest<T: XCTestCase>(
    _ test: @escaping (T) -> () async -> Void
  ) -> (T) -> () -> Void {
    let throwing = plainAsyncTest(test)
    return { testCase in
      let body = throwing(testCase)
      return { runReportingErrors(body) }
    }
  }

  /// Makes an asynchronous test one that can be listed with synchronous ones.
  public static func asyncTest<T: XCTestCase>(
    _ test: @escaping (T) -> () async throws -> Void
  ) -> (T) -> () throws -> Void {
    plainAsyncTest(test)
  }

  /// Makes an asynchronous test one that can be listed with any main actor tests.
  public static func asyncTest<T: XCTestCase>(
    _ test: @escaping (T) -> () async throws -> Void, line: UInt = #line
  ) -> (T) -> @MainActor () -> Void {
    let throwing = plainAsyncTest(test)
    return { testCase in
      let body = UnsafeSending(throwing(testCase))
      return { ThrownError.catching { try body.value() } }
    }
  }

}

// MARK: Forwarding

// Parameters of exactly XCTest's types, so that the calls below can't choose the functions above.

private func plainTestCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> () throws -> Void)]
) -> XCTestCaseEntry {
  testCase(allTests)
}

private func plainAsyncTest<T: XCTestCase>(
  _ test: @escaping (T) -> () async throws -> Void
) -> (T) -> () throws -> Void {
  asyncTest(test)
}

/// Carries a test to the main actor, where XCTest runs all tests.
private struct UnsafeSending<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// The test itself can't throw; XCTest's waiting for it could.
private func runReportingErrors(_ body: () throws -> Void) {
  do {
    try body()
  } catch {
    recordFailure("The asynchronous test could not be run: \(error)")
  }
}
