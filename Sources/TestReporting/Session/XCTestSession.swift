import Device
import Foundation
import Synchronization
import XCTest

/// One run of one XCTest test, from before its `setUp` until after its `tearDown`.
///
/// XCTest runs one test at a time in a process, so at most one session is current.
final class XCTestSession: Sendable {
  // MARK: The current session

  private static let running = Mutex<XCTestSession?>(nil)

  /// The session of the test that runs now, or nil between tests and in Swift Testing.
  static var current: XCTestSession? { running.withLock { $0 } }

  /// Runs a test as the current one.
  static func run(_ testCase: XCTestCase, _ invokeTest: () -> Void) {
    // XCTest runs its tests on the main thread.
    MainActor.assumeIsolated { ToolchainProbe.checkOnce() }
    let session = XCTestSession(testCase: testCase)
    running.withLock { $0 = session }
    // What went wrong before the first test, as in the app that hosts it.
    TestFailure.failWithHeld()
    ThrowPlace.begin()
    invokeTest()
    ThrowPlace.end()
    session.finish()
    running.withLock { $0 = nil }
  }

  // MARK: State

  private struct State {
    var isAbandoned = false
    var failureCount = 0
    var attachments: [XCTAttachment] = []
  }

  // The class isn't `Sendable` in XCTest; the reference is only read.
  nonisolated(unsafe) let testCase: XCTestCase
  private let state = Mutex(State())
  let expectedFailures = ExpectedFailures()
  let interruptionMonitors = InterruptionMonitors()

  private init(testCase: XCTestCase) {
    self.testCase = testCase
  }

  /// Whether the first failure ended the test, though code of it may still run.
  var isAbandoned: Bool { state.withLock { $0.isAbandoned } }

  // MARK: Failures

  /// Handles a failure that anybody records in this test.
  ///
  /// - Parameters:
  ///   - failure: What is being recorded.
  ///   - record: Records it in XCTest.
  func handle(_ failure: RecordedFailure, record: () -> Void) {
    guard !isAbandoned else {
      leaveTestBody()
      return
    }
    guard !expectedFailures.absorb(failure) else { return }

    record()
    let isFirst = state.withLock { state in
      state.failureCount += 1
      return state.failureCount == 1
    }
    gatherArtifacts(of: failure, isFirst: isFirst)

    guard !testCase.continueAfterFailure else { return }
    state.withLock { $0.isAbandoned = true }
    leaveTestBody()
  }

  /// Abandons the test as a failure would, so that abandoning can be tested without failing.
  func abandonForTesting() {
    state.withLock { $0.isAbandoned = true }
  }

  /// Never returns if the code that runs now was called by the test method and by nothing else.
  func leaveTestBody() {
    TestBody.leave()
  }

  private func gatherArtifacts(of failure: RecordedFailure, isFirst: Bool) {
    guard let folder = TestArtifacts.shared else { return }
    folder.append(failure, ofTest: testCase.name)
    guard isFirst else { return }
    folder.write(FailureDiagnostics.gather(), ofTest: testCase.name)
  }

  // MARK: Attachments

  func add(_ attachment: XCTAttachment) {
    state.withLock { $0.attachments.append(attachment) }
  }

  // MARK: End

  private func finish() {
    expectedFailures.reportUnmatched()
    let (attachments, hasFailed) = state.withLock { ($0.attachments, $0.failureCount > 0) }
    guard let folder = TestArtifacts.shared else { return }
    let kept = attachments.filter { hasFailed || $0.lifetime == .keepAlways }
    folder.write(kept.map(\.artifact), ofTest: testCase.name)
  }
}
