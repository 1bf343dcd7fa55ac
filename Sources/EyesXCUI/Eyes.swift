import Accessibility
import Automation
import Device
import Foundation
import ReviewRecords
import SnapshotTesting
import TestReporting
import UIKit

/// Compares what an app shows with baselines, one test after another.
///
/// Differs from Apple's: nothing is sent to a server. Baselines lie in `__Eyes__` beside the test's file and are kept
/// under version control; `vitrine review` shows what differs. A missing key is no error.
@MainActor @preconcurrency
open class Eyes {
  /// What holds for the tests that are opened later, and for the checkpoints of the one that is open.
  open var configuration = Configuration()
  /// The app whose screen is looked at; nil for the one in front.
  open var testedApplication: XCUIApplication?
  /// Where baselines lie, in place of the folder beside the test.
  package var baselines: URL?
  /// Where records for a review are left, in place of the run's folder.
  package var review: ReviewFolder?
  private let runner: EyesRunner?
  private var session: EyesSession?

  /// A session with the settings that all begin with.
  public init() {
    runner = nil
  }

  /// Gives the results of its tests to a runner.
  public init(runner: EyesRunner) {
    self.runner = runner
  }

  /// Whether a test is open.
  public var isOpen: Bool { session != nil }

  // MARK: Open

  /// Starts a test; one that is open is aborted.
  ///
  /// - Parameters:
  ///   - appName: The app's name, the first part of a baseline's.
  ///   - testName: The test's name, the second part.
  ///   - file: Baselines lie beside this file.
  open func open(
    withApplicationName appName: String?, testName: String?, file: StaticString = #filePath
  ) {
    abortIfNotClosed()
    session = EyesSession(
      app: appName ?? configuration.appName, test: testName ?? configuration.testName,
      configuration: configuration, root: baselines ?? BaselineStore.root(beside: "\(file)"),
      review: review ?? ReviewFolder.ofThisRun)
  }

  // MARK: Check

  /// Looks at the screen.
  open func checkWindow(
    withTag tag: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(withTag: tag, andSettings: Target.window(), file: file, line: line)
  }

  /// Looks at an element.
  open func check(
    _ element: XCUIElement, tag: String?, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(withTag: tag, andSettings: Target.element(element), file: file, line: line)
  }

  /// Looks at an element, by the name of earlier releases.
  open func checkRegion(
    of element: XCUIElement, tag: String?, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(element, tag: tag, file: file, line: line)
  }

  /// Looks at a part of the screen.
  open func check(
    _ region: Region, tag: String?, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(withTag: tag, andSettings: Target.region(region), file: file, line: line)
  }

  /// Looks at an image.
  open func check(
    image: UIImage, tag: String?, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(withTag: tag, andSettings: Target.image(image), file: file, line: line)
  }

  /// Looks at what the settings say; what differs is told by `close()`.
  open func check(
    withTag tag: String?, andSettings settings: XCUICheckSettings,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    if TestReporting.isTestAbandoned { return TestReporting.endTestIfAbandoned() }
    let position = SourcePosition(file: file, line: line)
    guard let session else {
      recordFailure("\(EyesError.notOpen)", at: position)
      return
    }
    do {
      try Checkpoint(
        settings: settings, configuration: configuration, app: testedApplication, file: "\(file)"
      ).run(tag, in: session)
    } catch let error as AutomationError {
      recordFailure("The checkpoint \"\(tag ?? "")\" failed: \(error.message)", at: position)
    } catch {
      recordFailure("The checkpoint \"\(tag ?? "")\" failed: \(error)", at: position)
    }
  }

  // MARK: Close

  /// Ends the test.
  ///
  /// - Returns: what it has come to.
  /// - Throws: `EyesError.diffsFound` if something differs, `newTest` for a new test that is not saved, `notOpen`,
  ///   `store` if a baseline can't be written.
  @discardableResult
  open func close() throws -> TestResults { try close(withThrow: true) }

  /// Ends the test.
  ///
  /// - Parameter throwEx: Whether differences are thrown.
  /// - Returns: what it has come to.
  /// - Throws: `EyesError`.
  @discardableResult
  open func close(_ throwEx: Bool) throws -> TestResults { try close(withThrow: throwEx) }

  /// Ends the test.
  ///
  /// - Parameter throwEx: Whether differences are thrown.
  /// - Returns: what it has come to.
  /// - Throws: `EyesError`.
  @discardableResult
  open func close(withThrow throwEx: Bool) throws -> TestResults {
    guard let session else { throw EyesError.notOpen }
    self.session = nil
    let (results, message) = try session.finish()
    runner?.aggregateResult(results)
    guard throwEx, !results.isPassed else { return results }
    throw results.isNew
      ? EyesError.newTest(results, message: message)
      : EyesError.diffsFound(results, message: message)
  }

  /// Ends the test, if one is open, without looking at it or writing anything.
  open func abortIfNotClosed() { abort() }

  /// Ends the test, if one is open, without looking at it or writing anything.
  ///
  /// - Returns: what it would have come to; nil if none was open.
  @discardableResult
  open func abort() -> TestResults? {
    guard session != nil else { return nil }
    session = nil
    var results = TestResults()
    results.isAborted = true
    results.status = .failed
    return results
  }
}

/// The name of the class in releases of 2017.
public typealias XCUIEyes = Eyes
