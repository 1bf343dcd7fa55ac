import Device
import XCTest

/// One test method, and the way out of it from inside a call that it made.
///
/// Apple's XCTest leaves a test at its first failure by throwing an Objective-C exception through it: no
/// `defer` of the test runs, and what it holds is never released. Here such a test runs on a stack of its
/// own, which is left and never returned to, with the same consequences. Tests whose
/// `continueAfterFailure` is true when their method begins run as ever.
enum TestBody {
  /// What XCTest calls to run the test.
  static func closure<T: XCTestCase>(
    of test: @escaping (T) -> () throws -> Void
  ) -> XCTestCaseClosure {
    { testCase in
      guard let testCase = testCase as? T else {
        // XCTest makes the instances from the very class of this list.
        throw UnexpectedTestCase(expected: T.self, actual: type(of: testCase))
      }
      let body = test(testCase)
      try run({ try ThrownError.rethrow(from: body) }, of: testCase)
    }
  }

  private static func run(_ body: @escaping () throws -> Void, of testCase: XCTestCase) throws {
    // XCTest runs its tests on the main thread.
    defer { MainActor.assumeIsolated { TurnPool.shared.drain() } }
    // `setUp` failed: the test method must not run, its `tearDown` will.
    guard !TestReporting.isTestAbandoned else { return }
    #if canImport(Glibc)
      if !testCase.continueAfterFailure, let stack = SeparateStack() {
        try stack.run(body)
        return
      }
    #endif
    try body()
  }

  /// Never returns if the code that runs now was called by the test method and by nothing else.
  ///
  /// Returns if the test has no stack of its own, and if a run loop, a queue or a task called the code:
  /// those must not be left in the middle of what they do.
  static func leave() {
    #if canImport(Glibc)
      SeparateStack.leaveCurrent()
    #endif
  }
}

/// Windows and controllers that a test has let go of are gone when its teardown blocks run.
@used @section(".init_array")
private let endsTurns: @convention(c) () -> Void = { TurnPool.endsWithTests = true }

/// A test that was listed for another class than the one that XCTest made it of.
private struct UnexpectedTestCase: Error {
  let expected: XCTestCase.Type
  let actual: XCTestCase.Type
}
