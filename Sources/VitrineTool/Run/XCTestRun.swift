/// Runs the XCTest tests, going on in a new process after a crash until each has its result.
package struct XCTestRun {
  private let runner: SwiftTestRunner
  private let tests: [TestID]

  /// XCTest takes its tests as one argument, which Linux limits to 128 KB.
  private static let batchBytes = 60_000

  package init(runner: SwiftTestRunner, tests: [TestID]) {
    self.runner = runner
    self.tests = tests
  }

  /// - Throws: `ToolError` when `swift` can't be started.
  package func run() throws {
    var remaining = tests
    var batch: [TestID]?
    while !remaining.isEmpty, !runner.interruption.isTripped {
      let attempt = Attempt(runner: runner, expected: batch ?? remaining)
      try attempt.run(only: batch)
      let before = remaining.count
      remaining.removeAll(where: attempt.ended.contains)
      if attempt.wasInterrupted || remaining.isEmpty { break }
      if attempt.ranToTheEnd, batch == nil {
        return  // What the list has and the run hasn't was left out by an option after `--`.
      }
      guard remaining.count < before else {
        runner.collector.problem(attempt.explanation)
        break
      }
      batch = Self.firstBatch(of: remaining)
    }
    for test in remaining {
      runner.collector.finished(TestRecord(id: test, status: .unfinished))
    }
  }

  private static func firstBatch(of tests: [TestID]) -> [TestID] {
    var bytes = 0
    return Array(
      tests.prefix { test in
        bytes += test.specifier.utf8.count + 1
        return bytes <= batchBytes
      })
  }
}

extension XCTestRun {
  /// One call of `swift test`.
  private final class Attempt {
    private let runner: SwiftTestRunner
    private var parser = XCTestOutputParser()
    /// By the name that XCTest prints; two modules may have classes of the same name.
    private var expected: [String: [TestID]]
    private var abandoned: [(test: TestID, output: [String])] = []
    private(set) var ended: Set<TestID> = []
    private(set) var wasInterrupted = false
    private var ending: SwiftTestRunner.Ending?

    init(runner: SwiftTestRunner, expected: [TestID]) {
      self.runner = runner
      self.expected = Dictionary(grouping: expected, by: Self.printedName)
    }

    /// Whether every test process ended as it should.
    var ranToTheEnd: Bool {
      parser.startedProcesses > 0 && parser.startedProcesses == parser.finishedProcesses
        && ending?.signals.isEmpty == true
    }

    var explanation: String {
      let reason = ending?.complaints.last ?? "swift test said nothing about it"
      return "The XCTest process ended before its first test (\(reason)); see the log."
    }

    func run(only tests: [TestID]?) throws {
      let ending = try runner.run(.xctest, only: tests) { source, line in
        if source == .output { self.handle(self.parser.append(line)) }
      }
      self.ending = ending
      wasInterrupted = ending.process == .interrupted
      if wasInterrupted {
        if let name = parser.running { runner.collector.interrupted(during: [test(named: name)]) }
        return
      }
      handle(parser.finish())
      recordCrashes(signals: ending.signals)
    }

    private func handle(_ events: [XCTestOutputParser.Event]) {
      for event in events {
        switch event {
        case .started(let name):
          runner.collector.started(test(named: name))
        case .finished(let result):
          finish(result)
        case .abandoned(let name, let output):
          abandoned.append((take(name), output))
        }
      }
    }

    private func finish(_ result: XCTestOutputParser.Ended) {
      var record = TestRecord(
        id: take(result.name), status: result.status, duration: result.duration,
        issues: result.issues)
      record.skipReason = result.skipReason
      record.output = result.output
      runner.collector.finished(record)
    }

    private func recordCrashes(signals: [Int32]) {
      for (index, crash) in abandoned.enumerated() {
        let report = CrashReport(output: crash.output, directory: runner.directory)
        let signal = index < signals.count ? signals[index] : nil
        var record = TestRecord(
          id: crash.test, status: .failed, issues: [report.issue(signal: signal)])
        record.output = crash.output
        runner.collector.finished(record)
      }
      if !abandoned.isEmpty {
        runner.collector.note("The tests after the crash go on in a new process.")
      }
    }

    private func test(named name: String) -> TestID {
      expected[name]?.first
        ?? TestID(
          library: .xctest, target: nil, suite: String(name.prefix { $0 != "." }),
          name: String(name.drop { $0 != "." }.dropFirst()))
    }

    private func take(_ name: String) -> TestID {
      let test = test(named: name)
      if expected[name]?.isEmpty == false { expected[name]?.removeFirst() }
      ended.insert(test)
      return test
    }

    /// XCTest prints the innermost name of a nested class.
    private static func printedName(_ test: TestID) -> String {
      let type = test.suite.split(separator: ".").last.map(String.init) ?? test.suite
      return "\(type).\(test.name)"
    }
  }
}
