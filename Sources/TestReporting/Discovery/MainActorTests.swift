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
        return { try MainActor.assumeIsolated { try body.value() } }
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

extension XCTestCase {
  // A member, because the list of a class's tests is written in an extension of the class: members of a
  // module are found there even if the test target doesn't re-export it, and before any function.
  //
  // All elements of a list must have one type. What this makes can be converted to any type that a test
  // can have, so the synchronous tests decide. There is just this one function, because the compiler
  // tries all combinations of overloads and gives up on a list of more than a dozen tests. It makes
  // `@Sendable` tests because otherwise the two ways to list as many asynchronous tests as synchronous
  // ones of the main actor, all on it or all off it, are equally good, which is an error.

  /// Makes an asynchronous test one that can be listed with any synchronous tests.
  ///
  /// Its type does not tell that it can throw: `TestBody` throws the error again.
  public static func asyncTest<T: XCTestCase>(
    _ test: @escaping (T) -> () async throws -> Void
  ) -> (T) -> @Sendable () -> Void {
    let throwing = plainAsyncTest(test)
    return { testCase in
      let body = UnsafeSending(throwing(testCase))
      return { ThrownError.keep(of: body.value) }
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
