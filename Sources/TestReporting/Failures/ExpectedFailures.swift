import Foundation
import Synchronization

/// The failures that a test said it expects.
final class ExpectedFailures: Sendable {
  private struct Expectation {
    let id: Int
    let reason: String?
    let options: XCTExpectedFailure.Options
    let position: SourcePosition
    var isMet = false
  }

  private struct State {
    var expectations: [Expectation] = []
    var lastID = 0
  }

  // Matchers are the test's closures, which aren't `Sendable`; they are called where failures are.
  private let state = Mutex(UncheckedSendable(State()))

  init() {}

  // MARK: Expecting

  func begin(
    reason: String?, options: XCTExpectedFailure.Options, at position: SourcePosition
  ) -> Int {
    state.withLock { state in
      state.value.lastID += 1
      state.value.expectations.append(
        Expectation(
          id: state.value.lastID, reason: reason, options: options, position: position))
      return state.value.lastID
    }
  }

  /// Ends an expectation; records a failure if it was strict and nothing failed.
  func end(_ id: Int) {
    let ended = state.withLock { state -> UncheckedSendable<Expectation>? in
      guard let index = state.value.expectations.firstIndex(where: { $0.id == id }) else {
        return nil
      }
      return UncheckedSendable(state.value.expectations.remove(at: index))
    }
    if let ended { report(ended.value) }
  }

  /// Ends all that still hold at the end of the test.
  func reportUnmatched() {
    let ids = state.withLock { $0.value.expectations.map(\.id) }
    for id in ids { end(id) }
  }

  // MARK: Matching

  /// Takes a failure that was expected, so that it doesn't fail the test.
  func absorb(_ failure: RecordedFailure) -> Bool {
    let candidates = state.withLock {
      UncheckedSendable(Array($0.value.expectations.reversed()))
    }
    let issue = XCTIssue(failure)
    guard
      let match = candidates.value.first(where: {
        $0.options.isEnabled && $0.options.issueMatcher?(issue) != false
      })
    else { return false }
    state.withLock { state in
      guard let index = state.value.expectations.firstIndex(where: { $0.id == match.id }) else {
        return
      }
      state.value.expectations[index].isMet = true
    }
    let reason = match.reason.map { " (\($0))" } ?? ""
    print(
      "\(failure.position.file):\(failure.position.line): note: expected failure\(reason): "
        + failure.message)
    return true
  }

  private func report(_ expectation: Expectation) {
    let options = expectation.options
    guard options.isEnabled, options.isStrict, !expectation.isMet else { return }
    let reason = expectation.reason.map { " '\($0)'" } ?? ""
    recordFailure(
      "Expected failure\(reason) but none recorded", at: expectation.position)
  }
}

/// Carries a value under a lock that keeps it from being used at two places.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
