/// Follows one process that runs XCTest tests.
final class XCTestAttempt {
  private let collector: TestCollector
  private let directory: String
  private let app: String?
  /// What was printed before the first test, of which the end says why there was none.
  private var beginning: [String] = []
  private var parser = XCTestOutputParser()
  private var output = TestProcessOutput()
  /// By the name that XCTest prints; two modules may have classes of the same name.
  private var expected: [String: [TestID]]
  private var abandoned: [(test: TestID, traces: XCTestOutputParser.Abandoned)] = []
  private(set) var ended: Set<TestID> = []
  /// Why the process was stopped; nil if it wasn't.
  var stallReason: String?

  /// - Parameters:
  ///   - expected: The tests that the process is to run.
  ///   - directory: The absolute path of the package's folder.
  ///   - app: The app that starts before the first test; nil if there is none.
  ///   - collector: What takes the results.
  init(
    expected: [TestID], directory: String, app: String? = nil, collector: TestCollector
  ) {
    self.app = app
    self.expected = Dictionary(grouping: expected, by: Self.printedName)
    self.directory = directory
    self.collector = collector
  }

  /// Whether every test process ended as it should.
  var ranToTheEnd: Bool {
    parser.startedProcesses > 0 && parser.startedProcesses == parser.finishedProcesses
      && output.signals.isEmpty
  }

  /// Whether the process had begun its tests and ended in none of them, as in `class func setUp()`.
  var endedOutsideTests: Bool {
    parser.startedProcesses > parser.finishedProcesses && abandoned.isEmpty
  }

  var explanation: String {
    if let stallReason {
      return "The XCTest process was stopped outside any test: \(stallReason). See the log."
    }
    let reason = output.complaints.last ?? "it said nothing about it"
    if endedOutsideTests {
      return "The XCTest process ended outside any test (\(reason)); see the log."
    }
    guard let app else {
      return "The XCTest process ended before its first test (\(reason)); see the log."
    }
    return HostCrash(
      app: app, output: beginning, directory: directory, signal: output.signals.last
    ).description
  }

  /// - Returns: Whether a test has begun or ended.
  func receive(_ source: ChildProcess.Source, _ line: String) -> Bool {
    output.note(source, line)
    if app != nil, ended.isEmpty, parser.running == nil, beginning.count < 2_000 {
      beginning.append(line)
    }
    guard source == .output else { return false }
    let events = parser.append(line)
    handle(events)
    return !events.isEmpty
  }

  /// The test that is running.
  var running: TestID? { parser.running.map(test(named:)) }

  func end(_ ending: ChildProcess.Ending) {
    output.end(ending)
    if ending == .interrupted {
      if let name = parser.running { collector.interrupted(during: [test(named: name)]) }
      return
    }
    handle(parser.finish())
    recordCrashes()
  }

  // MARK: Results

  private func handle(_ events: [XCTestOutputParser.Event]) {
    for event in events {
      switch event {
      case .started(let name):
        collector.started(test(named: name))
      case .finished(let result):
        finish(result)
      case .abandoned(let traces):
        abandoned.append((take(traces.name), traces))
      }
    }
  }

  private func finish(_ result: XCTestOutputParser.Ended) {
    var record = TestRecord(
      id: take(result.name), status: result.status, duration: result.duration,
      issues: result.issues)
    record.skipReason = result.skipReason
    record.output = result.output
    collector.finished(record)
  }

  private func recordCrashes() {
    for (index, crash) in abandoned.enumerated() {
      let failures = crash.traces.issues
      let report = CrashReport(output: crash.traces.output, directory: directory)
      let signal = index < output.signals.count ? output.signals[index] : nil
      if stallReason != nil { collector.keepTraces(of: crash.test, output: crash.traces.output) }
      let issue =
        stallReason.map { report.timeout($0, after: failures) }
        ?? report.issue(signal: signal, after: failures)
      var record = TestRecord(id: crash.test, status: .failed, issues: failures + [issue])
      record.output = crash.traces.output
      collector.finished(record)
    }
    if !abandoned.isEmpty {
      let event = stallReason == nil ? "the crash" : "the one that was stopped"
      collector.note("The tests after \(event) go on in a new process.")
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
