import Foundation

/// Follows the console output of XCTest on Linux, which runs one test at a time.
package struct XCTestOutputParser {
  /// What a line, or its end, told.
  package enum Event: Equatable {
    /// The name as printed: `Class.testMethod`.
    case started(String)
    case finished(Ended)
    /// The process ended, or another began, during a test.
    case abandoned(Abandoned)
  }

  /// A test that ran to its end.
  package struct Ended: Equatable {
    package var name: String
    package var status: TestRecord.Status
    package var duration: Double
    package var issues: [TestIssue] = []
    package var skipReason: String?
    package var output: [String] = []
  }

  /// A test during which its process ended.
  package struct Abandoned: Equatable {
    package var name: String
    /// What it had failed with until then.
    package var issues: [TestIssue] = []
    package var output: [String] = []
  }

  /// The test that is running, as printed.
  package private(set) var running: String?
  /// How many test processes began, and how many of them ran to their end.
  package private(set) var startedProcesses = 0
  package private(set) var finishedProcesses = 0

  private var issues: [TestIssue] = []
  private var skipReason: String?
  private var output = KeptOutput()
  private var isInMessage = false
  /// How many lines the last message has taken.
  private var messageLines = 0
  private var isInSkipReason = false

  /// In lines: what comes later is what the test prints.
  private static let longestMessage = 1_000

  package init() {}

  /// Takes the next line and returns what it tells, in order.
  package mutating func append(_ line: String) -> [Event] {
    if let root = Self.rootSuite(in: line) { return rootSuite(root) }
    if let mark = Self.mark(in: line) {
      switch (mark.verb, running) {
      case (.started, nil):
        running = mark.name
        return [.started(mark.name)]
      case (.ended(let status, let duration), mark.name?):
        // A test that prints without a line end has its last words before the mark.
        if !mark.before.isEmpty { takeOutput(mark.before) }
        return [.finished(end(mark.name, status: status, duration: duration))]
      default: break
      }
    }
    if let running {
      takeLine(line, of: running)
    }
    return []
  }

  /// Tells that the stream has ended.
  package mutating func finish() -> [Event] {
    guard let running else { return [] }
    defer { reset() }
    if isInMessage { endLastMessage() }
    return [.abandoned(Abandoned(name: running, issues: issues, output: output.lines))]
  }

  // MARK: The state of the running test

  private mutating func rootSuite(_ root: RootSuite) -> [Event] {
    switch root {
    case .started:
      let abandoned = finish()
      startedProcesses += 1
      return abandoned
    case .ended:
      if running == nil { finishedProcesses += 1 }
      return []
    }
  }

  private mutating func end(_ name: String, status: TestRecord.Status, duration: Double) -> Ended {
    defer { reset() }
    if status == .failed, issues.isEmpty {
      issues.append(TestIssue(message: "The test failed without saying why; see its output."))
    }
    return Ended(
      name: name, status: status, duration: duration, issues: issues, skipReason: skipReason,
      output: output.lines)
  }

  private mutating func reset() {
    running = nil
    issues = []
    skipReason = nil
    output.removeAll()
    isInMessage = false
    isInSkipReason = false
  }

  private mutating func takeLine(_ line: String, of test: String) {
    if let issue = Self.issue(in: line, of: test) {
      issues.append(issue)
      output.append(line)
      isInMessage = true
      messageLines = 0
      isInSkipReason = false
    } else if let range = line.range(of: ": \(test) : Test skipped") {
      skipReason = String(line[range.upperBound...].drop { $0 == " " || $0 == "-" })
      isInSkipReason = true
      isInMessage = false
      messageLines = 0
    } else {
      takeOutput(line)
    }
  }

  /// Nothing tells the further lines of a message from what the test prints next: both are kept
  /// as output, and lines right after a failure also belong to its message.
  private mutating func takeOutput(_ line: String) {
    output.append(line)
    messageLines += 1
    guard messageLines <= Self.longestMessage else { return }
    if isInMessage { issues[issues.count - 1].message += "\n" + line }
    if isInSkipReason { skipReason?.append("\n" + line) }
  }

  /// Takes what tells of the end of the process out of the message of the last failure.
  private mutating func endLastMessage() {
    let lines = issues[issues.count - 1].message.split(
      separator: "\n", omittingEmptySubsequences: false)
    var own = lines.prefix(1)
    own += lines.dropFirst().prefix { line in
      let line = String(line)
      return !CrashReport.isEnd(line) && !CrashReport.isSaid(line)
    }
    while own.count > 1, own.last?.isEmpty == true { own.removeLast() }
    issues[issues.count - 1].message = own.joined(separator: "\n")
  }

  // MARK: Reading lines

  private enum RootSuite {
    case started
    case ended
  }

  private enum Verb {
    case started
    case ended(TestRecord.Status, Double)
  }

  private static func rootSuite(in line: String) -> RootSuite? {
    for name in ["All tests", "Selected tests"] {
      let prefix = "Test Suite '\(name)' "
      guard line.hasPrefix(prefix) else { continue }
      return line.hasPrefix(prefix + "started at") ? .started : .ended
    }
    return nil
  }

  private static func mark(in line: String) -> (before: String, name: String, verb: Verb)? {
    guard let start = line.range(of: "Test Case '", options: .backwards),
      let quote = line.range(of: "' ", range: start.upperBound..<line.endIndex)
    else { return nil }
    let name = String(line[start.upperBound..<quote.lowerBound])
    let rest = line[quote.upperBound...]
    let before = String(line[..<start.lowerBound])
    if rest.hasPrefix("started at ") { return (before, name, .started) }
    for (word, status) in [
      ("passed", TestRecord.Status.passed), ("failed", .failed), ("skipped", .skipped),
    ] where rest.hasPrefix("\(word) (") {
      let seconds = rest.dropFirst(word.count + 2).prefix { $0 != " " }
      return (before, name, .ended(status, Double(seconds) ?? 0))
    }
    return nil
  }

  /// Reads `/folder/File.swift:6: error: Class.testMethod : message`.
  private static func issue(in line: String, of test: String) -> TestIssue? {
    guard let range = line.range(of: ": error: \(test) : ") else { return nil }
    let place = line[..<range.lowerBound]
    guard let colon = place.lastIndex(of: ":") else { return nil }
    let file = String(place[..<colon])
    let number = Int(place[place.index(after: colon)...]) ?? 0
    var message = String(line[range.upperBound...])
    // XCTFail's own prefix says nothing that "failed" hasn't said.
    if message.hasPrefix("failed - ") { message = String(message.dropFirst("failed - ".count)) }
    let isKnown = number > 0 && !file.hasPrefix("<")
    return TestIssue(
      message: message, file: isKnown ? file : nil, line: isKnown ? number : nil)
  }
}
