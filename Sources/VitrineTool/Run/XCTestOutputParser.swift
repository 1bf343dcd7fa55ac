import Foundation

/// Follows the console output of XCTest on Linux, which runs one test at a time.
package struct XCTestOutputParser {
  /// What a line, or its end, told.
  package enum Event: Equatable {
    /// The name as printed: `Class.testMethod`.
    case started(String)
    case finished(Ended)
    /// The process ended, or another began, during a test.
    case abandoned(name: String, output: [String])
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

  /// The test that is running, as printed.
  package private(set) var running: String?
  /// How many test processes began, and how many of them ran to their end.
  package private(set) var startedProcesses = 0
  package private(set) var finishedProcesses = 0

  private var issues: [TestIssue] = []
  private var skipReason: String?
  private var output: [String] = []
  private var isInMessage = false
  private var isInSkipReason = false

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
    return [.abandoned(name: running, output: output)]
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
      output: output)
  }

  private mutating func reset() {
    running = nil
    issues = []
    skipReason = nil
    output = []
    isInMessage = false
    isInSkipReason = false
  }

  private mutating func takeLine(_ line: String, of test: String) {
    if let issue = Self.issue(in: line, of: test) {
      issues.append(issue)
      output.append(line)
      isInMessage = true
      isInSkipReason = false
    } else if let range = line.range(of: ": \(test) : Test skipped") {
      skipReason = String(line[range.upperBound...].drop { $0 == " " || $0 == "-" })
      isInSkipReason = true
      isInMessage = false
    } else {
      takeOutput(line)
    }
  }

  /// Nothing tells the further lines of a message from what the test prints next: both are kept
  /// as output, and lines right after a failure also belong to its message.
  private mutating func takeOutput(_ line: String) {
    output.append(line)
    if isInMessage { issues[issues.count - 1].message += "\n" + line }
    if isInSkipReason { skipReason?.append("\n" + line) }
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
