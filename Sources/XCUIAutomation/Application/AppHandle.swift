import Accessibility
import Automation
import Device
import Foundation

/// An app as all `XCUIApplication`s that name it share it: whether it runs, and what it shows.
@MainActor
final class AppHandle {
  /// The bundle identifier or the product's name: for messages.
  let name: String
  /// Nil before the first launch; a target that has ended stays for its last words.
  private(set) var target: (any AutomationTarget)?
  /// What the user had decided when the app ended; nil before the first end.
  var permissions: [String: DevicePermissions.Decision]?
  /// What the last launch gave the app, for `activate()`.
  var lastLaunch: (arguments: [String], environment: [String: String])?
  /// When the last call into the app returned, to notice that the test has slept since.
  private var lastReturn: TestTime?
  /// How often the app could not give its tree: ends waits.
  private var failureCount = 0

  init(name: String) {
    self.name = name
  }

  /// An app of the system, which always runs and does not count as one of the test's apps.
  init(name: String, systemApp: any AutomationTarget) {
    self.name = name
    target = systemApp
  }

  func start(_ target: any AutomationTarget) {
    self.target = target
    lastReturn = TestTime()
    RunningApps.shared.noteStart(of: self)
    failWithMistakes()
  }

  /// Fails the test with what the app did wrong for which iOS would have ended it.
  private func failWithMistakes() {
    for mistake in target?.takeMistakes() ?? [] { AppMistake.fail(mistake, of: name) }
  }

  func end() {
    // A process of its own that has ended gives none; to ask for its state would be one more question.
    if target is RemoteTarget || state != .notRunning { keepPermissions() }
    target?.terminate()
    lastReturn = nil
  }

  var state: AutomationAppState { target?.appState ?? .notRunning }

  // MARK: Calls into the app

  /// The settled tree; records a failure and gives nil if the app cannot give one.
  func root(for use: RootUse) -> AccessibilityElement? {
    if TestReporting.isTestAbandoned {
      TestReporting.endTestIfAbandoned()
      return nil
    }
    if let problem = use.chain?.problem {
      failureCount += 1
      Failure.record { "\(use.failurePrefix): \(problem)" }
      return nil
    }
    do {
      return try call { target throws(AutomationError) in
        let root = try target.settledTree()
        ScreenDigests.shared?.note(root, of: target)
        return root
      }
    } catch {
      failureCount += 1
      Failure.record { "\(use.failurePrefix): \(error.message)" }
      return nil
    }
  }

  /// Calls the running app after it has caught up with the time that the test slept.
  func call<Result>(
    _ body: (any AutomationTarget) throws(AutomationError) -> Result
  ) throws(AutomationError) -> Result {
    guard let target else {
      throw AutomationError(
        .notRunning, "Application \(name) is not running. Call launch() first.")
    }
    if let passed = lastReturn?.passedUntilNow() { try? target.send(.timePassed(passed)) }
    // What rests from here on, and has come to its end when the call returns, is the app's own.
    PassedTime.beginStretch()
    defer {
      lastReturn = TestTime()
      failWithMistakes()
    }
    return try body(target)
  }

  /// Tells the app what time has passed since the last call.
  func catchUp() { _ = try? call { _ throws(AutomationError) in } }

  // MARK: Waiting

  /// In seconds; in between, the test's own main queue gets a chance.
  private static let realTimeOfACall = 0.05
  /// In seconds of real time that an app may take beyond those that are waited for.
  private static let longestWork: TimeInterval = 60

  /// Lets time pass until `condition` holds.
  ///
  /// - Returns: whether it holds; false at once when the app ends meanwhile.
  @discardableResult
  func wait(timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    do {
      return try passTime(upTo: timeout, until: condition)
    } catch {
      failureCount += 1
      Failure.record { "Waiting failed: \(error.message)" }
      return false
    }
  }

  /// Lets time pass until `condition` holds for the tree; what fails meanwhile is left to the next call.
  func waitQuietly(timeout: TimeInterval, until condition: (AccessibilityElement) -> Bool) {
    _ = try? passTime(upTo: timeout) {
      let root = try? call { target throws(AutomationError) in try target.settledTree() }
      return root.map(condition) ?? true
    }
  }

  private func passTime(
    upTo timeout: TimeInterval, until condition: () -> Bool
  ) throws(AutomationError) -> Bool {
    var left = timeout.isFinite ? max(timeout, 0) : 86_400
    // A bound on real time for an app whose clock stands still without end: its threads compute, or its
    // screen changes all the time.
    let end = RealTime.nanoseconds() + Int64(min(left + Self.longestWork, 1e9) * 1e9)
    let failures = failureCount
    while true {
      if condition() { return true }
      guard left > 0, failures == failureCount else { return false }
      guard RealTime.nanoseconds() < end else {
        RuntimeIssue.report(
          "\(name) has computed or changed for \(Int(timeout + Self.longestWork)) s of real time without that "
            + "\(timeout) s could pass on its clock; the wait ends before its time.")
        return false
      }
      let start = PassedTime.seconds
      let progress = try call { target throws(AutomationError) in
        try target.advance(upTo: left, waiting: Self.realTimeOfACall)
      }
      // The app may run in another process; in this one the time has passed already.
      PassedTime.reach(start + max(progress.elapsed, 0))
      lastReturn = TestTime()
      left = progress.isIdle && !progress.changed ? 0 : left - max(progress.elapsed, 0)
      MainQueue.drain(inTimeOf: Device.main.clock)
    }
  }
}

/// What a tree is needed for: decides how a failure begins.
enum RootUse {
  case query(QueryChain)
  case element(QueryChain, QueryPurpose)
  case other(String)

  var chain: QueryChain? {
    switch self {
    case .query(let chain), .element(let chain, _): chain
    case .other: nil
    }
  }

  @MainActor
  var failurePrefix: String {
    switch self {
    case .query: "Failed to get matching snapshots"
    case .element(let chain, let purpose): FailureText.prefix(for: chain, purpose)
    case .other(let what): "Failed to \(what)"
    }
  }
}
