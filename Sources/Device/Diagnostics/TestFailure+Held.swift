import Synchronization

/// Mistakes that are made while no test runs that they could fail: at the start of the app that hosts the tests, and
/// in an app that tests drive from another process.
extension TestFailure {
  private struct Held: Sendable {
    let prefix: String
    var failures: [TestFailure] = []
  }

  private static let held = Mutex<Held?>(nil)

  /// Keeps what is recorded from now on.
  ///
  /// - Parameter prefix: Put before each message; says when the mistakes were made.
  package static func hold(_ prefix: String = "") {
    held.withLock { $0 = Held(prefix: prefix) }
  }

  /// What was kept, the oldest first; more is kept.
  package static func takeHeld() -> [TestFailure] {
    held.withLock { held in
      let failures = held?.failures ?? []
      held?.failures = []
      return failures
    }
  }

  /// What was kept, the oldest first; what comes later fails the test that runs.
  package static func endHolding() -> [TestFailure] {
    held.withLock { held in
      let failures = held?.failures ?? []
      held = nil
      return failures
    }
  }

  /// Fails the test that runs with what was kept, and no longer keeps anything.
  package static func failWithHeld() {
    for failure in endHolding() { record(failure) }
  }

  /// - Returns: Whether it is kept.
  static func keep(_ failure: TestFailure) -> Bool {
    held.withLock { held in
      guard let prefix = held?.prefix else { return false }
      held?.failures.append(
        TestFailure(
          message: prefix + failure.message, fileID: failure.fileID, filePath: failure.filePath,
          line: failure.line))
      return true
    }
  }
}
