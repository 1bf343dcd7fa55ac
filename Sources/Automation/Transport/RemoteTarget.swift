import Accessibility
import Device
import Foundation

/// An app in a process of its own, launched and driven over a socket.
@MainActor
package final class RemoteTarget: AutomationTarget {
  /// After how many seconds an app counts as hanging: in which it has not connected or answered though its main thread
  /// computed all the time, or has had nothing to do.
  package struct Timeouts: Hashable, Sendable {
    package var launch: TimeInterval
    package var response: TimeInterval

    package init(launch: TimeInterval = 10, response: TimeInterval = 10) {
      self.launch = launch
      self.response = response
    }
  }

  package let appInfo: AutomationAppInfo
  package let process: AppProcess
  private let channel: MessageChannel
  private let timeouts: Timeouts
  private var lastNumber: UInt64 = 0
  private var knownTree: (number: UInt64, root: AccessibilityElement)?
  /// Whether the last request was not answered in time.
  private var isHanging = false
  private var lastState = AutomationAppState.runningForeground
  /// Set when the connection is of no use any more.
  private var loss: AutomationError?
  /// What the app has told it did wrong.
  private var mistakes: [TestFailure]

  /// Launches `executable` and waits until it is ready for requests.
  ///
  /// `servers` start it without loading it again, for apps that are launched more than once.
  ///
  /// - Throws: `.launchFailed` if it cannot be started, `.crashed` if it ends before it connects,
  ///   `.timedOut` if it does not connect in time.
  package init(
    executable: URL,
    arguments: [String] = [],
    environment: [String: String] = [:],
    timeouts: Timeouts = Timeouts(),
    servers: LaunchServers? = nil
  ) throws(AutomationError) {
    let directory = try SocketDirectory()
    let listener = try UnixSocket.listen(at: directory.socketPath)
    var environment = environment
    environment[AutomationServer.socketVariable] = directory.socketPath
    let process = try AppProcess(
      executable: executable, arguments: arguments, environment: environment, servers: servers)
    let patience = AnswerPatience(for: process.processIdentifier, seconds: timeouts.launch)
    let channel = try Self.connection(
      from: process, on: listener, patience: patience, timeout: timeouts.launch)
    let greeting = try Self.greeting(
      from: process, on: channel, patience: patience, timeout: timeouts.launch)
    appInfo = greeting.app
    mistakes = greeting.mistakes
    self.process = process
    self.channel = channel
    self.timeouts = timeouts
  }

  // MARK: AutomationTarget

  package var appState: AutomationAppState {
    guard loss == nil, process.termination == nil else { return .notRunning }
    if case .state(let state)? = try? response(to: .state) { lastState = state }
    // One that hangs still runs.
    return loss == nil ? lastState : .notRunning
  }

  package func settledTree() throws(AutomationError) -> AccessibilityElement {
    switch try response(to: .tree(known: knownTree?.number ?? 0)) {
    case .tree(let number, let tree):
      knownTree = (number, tree.root)
      return tree.root
    case .sameTree:
      if let knownTree { return knownTree.root }
      throw unexpectedAnswer("no tree")
    case let body: throw unexpectedAnswer("\(body)")
    }
  }

  package func send(_ event: AutomationEvent) throws(AutomationError) {
    guard case .done = try response(to: .send(event)) else { throw unexpectedAnswer("to an event") }
  }

  package func hitElement(at point: CGPoint) throws(AutomationError) -> UInt64? {
    guard case .element(let id) = try response(to: .hitElement(point)) else {
      throw unexpectedAnswer("to a hit test")
    }
    return id
  }

  package func touchReaches(_ id: UInt64, at point: CGPoint) throws(AutomationError) -> Bool {
    guard case .element(let reached) = try response(to: .touchReaches(id, at: point)) else {
      throw unexpectedAnswer("to a hit test")
    }
    return reached == id
  }

  package func screenshot(of rect: CGRect?) throws(AutomationError) -> Data {
    guard case .data(let data) = try response(to: .screenshot(rect)) else {
      throw unexpectedAnswer("to a screenshot")
    }
    return data
  }

  package func screenDigest() throws(AutomationError) -> String {
    guard case .text(let text) = try response(to: .screenDigest) else {
      throw unexpectedAnswer("to a question about its picture")
    }
    return text
  }

  package func viewTree() throws(AutomationError) -> String {
    guard case .text(let text) = try response(to: .viewTree) else {
      throw unexpectedAnswer("to a view tree")
    }
    return text
  }

  package func systemTree() throws(AutomationError) -> AccessibilityElement? {
    switch try response(to: .systemTree) {
    case .tree(_, let tree): return tree.root
    case .done: return nil
    default: throw unexpectedAnswer("to a look at the system's questions")
    }
  }

  package func permissions() throws(AutomationError) -> [String: String] {
    guard case .text(let text) = try response(to: .permissions) else {
      throw unexpectedAnswer("to permissions")
    }
    let pairs = text.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(
      pairs.compactMap { $0.count == 2 ? (String($0[0]), String($0[1])) : nil }
    ) { $1 }
  }

  package func drawnTexts(
    _ question: DrawnTextQuestion
  ) throws(AutomationError) -> [DrawnText] {
    guard case .drawnTexts(let texts) = try response(to: .drawnTexts(question)) else {
      throw unexpectedAnswer("to what is written")
    }
    return texts
  }

  package func advance(
    upTo seconds: TimeInterval, waiting realSeconds: TimeInterval
  ) throws(AutomationError) -> AutomationProgress {
    let request = AutomationRequest.Body.advance(seconds, waiting: realSeconds)
    guard case .progress(let progress) = try response(to: request) else {
      throw unexpectedAnswer("to a wait")
    }
    return progress
  }

  package func takeMistakes() -> [TestFailure] {
    defer { mistakes = [] }
    return mistakes
  }

  /// An app that counts which of its code runs leaves that only if it ends by itself.
  private static let endsAppsGently =
    ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] != nil

  package func terminate() {
    if Self.endsAppsGently, loss == nil, case .done? = try? response(to: .terminate) {
      _ = process.waitForTermination(seconds: timeouts.response)
    }
    process.terminate()
    if loss == nil { loss = AutomationError(.notRunning, "\(appInfo.name) was terminated.") }
  }

  // MARK: Requests

  private func response(
    to request: AutomationRequest.Body
  ) throws(AutomationError) -> AutomationResponse.Body {
    if let loss { throw loss }
    try request.check()
    lastNumber += 1
    let seconds = isHanging ? min(timeouts.response, Self.patienceWhileHanging) : timeouts.response
    let patience = AnswerPatience(for: process.processIdentifier, seconds: seconds)
    let data = WireCoding.encode(AutomationRequest(number: lastNumber, body: request))
    do {
      try channel.send(data, until: Deadline(seconds: seconds))
      while true {
        let answer = try WireCoding.decode(
          AutomationResponse.self, from: try channel.receive(patience: patience))
        if case .mistake(let mistake) = answer.body { mistakes.append(mistake) }
        // Late answers to requests that timed out come first.
        guard answer.number == lastNumber else { continue }
        isHanging = false
        process.boundLog()
        if case .failure(let error) = answer.body { throw error }
        return answer.body
      }
    } catch let error as AutomationError {
      throw error
    } catch let end as AnswerPatience.End {
      throw hanging(during: request.summary, after: end.words(for: seconds))
    } catch let failure as MessageChannel.Failure {
      throw lost(failure, during: request.summary, after: seconds)
    } catch {
      throw AutomationError(.brokenConnection, "\(error)")
    }
  }

  /// In seconds: an app that did not answer in time is asked again, but not waited for as long.
  private static let patienceWhileHanging = 0.5

  private func lost(
    _ failure: MessageChannel.Failure, during what: String, after seconds: TimeInterval
  ) -> AutomationError {
    switch failure {
    case .closed:
      let error = Self.ended(process, during: what)
      loss = error
      return error
    case .timedOut:
      return hanging(during: what, after: "\(seconds) s of real time")
    case .notAMessage:
      let error = unexpectedAnswer("that is too long")
      loss = error
      return error
    }
  }

  private func hanging(during what: String, after time: String) -> AutomationError {
    if let patience = process.patienceForCrashReport {
      let error = Self.ended(process, during: what, waiting: patience)
      loss = error
      return error
    }
    let again = isHanging ? ", and did not answer before" : ""
    isHanging = true
    return AutomationError(
      .timedOut,
      """
      \(process.name) (process \(process.processIdentifier)) did not \(what) within \
      \(time)\(again): \(process.mainThreadActivity).\
      \(Self.tail(of: process))
      """)
  }

  private func unexpectedAnswer(_ what: String) -> AutomationError {
    AutomationError(
      .brokenConnection, "\(process.name) gave an answer that does not fit: \(what)")
  }
}
