/// Runs XCTest tests one after the other, going on in a new process after a crash until each has its
/// result.
package final class XCTestLane: ProcessLane {
  private let launcher: TestLauncher
  private let collector: TestCollector
  private var remaining: [TestID]
  /// Nil runs what the user's filters select.
  private var batch: [TestID]?
  private var attempt: XCTestAttempt?
  private var marker: RunMarker?
  private var watch: StallWatch
  private var isOver = false

  /// XCTest takes its tests as one argument, which Linux limits to 128 KB.
  private static let batchBytes = 60_000

  /// - Parameters:
  ///   - launcher: What makes the programs.
  ///   - tests: The tests to run.
  ///   - isSelected: Whether these tests are a choice of ours, and not what a plain run would run.
  ///   - collector: What takes the results.
  package init(
    launcher: TestLauncher, tests: [TestID], isSelected: Bool, collector: TestCollector
  ) {
    self.launcher = launcher
    self.collector = collector
    remaining = tests
    watch = StallWatch(limits: launcher.limits)
    batch = isSelected ? Self.firstBatch(of: tests) : nil
  }

  package func next() -> (program: ChildProcess, events: FileDescriptor?)? {
    guard !isOver, !remaining.isEmpty, !launcher.interruption.isTripped else {
      leaveUnfinished()
      return nil
    }
    attempt = XCTestAttempt(
      expected: batch ?? remaining, directory: launcher.directory, app: launcher.app,
      collector: collector)
    let program = launcher.program(for: .xctest, only: batch)
    marker = program.marker
    watch = StallWatch(limits: launcher.limits)
    return (program, nil)
  }

  package func receive(_ source: ChildProcess.Source, _ line: String) {
    collector.output(line, of: self)
    guard let attempt else { return }
    if attempt.receive(source, line) {
      watch.running(attempt.running.map { [$0] } ?? [])
    } else {
      watch.output()
    }
    if let time = TimeAllowance.asked(in: line) { watch.asks(for: time) }
  }

  package func heard() { watch.output() }

  package func isStalled() -> Bool {
    guard let attempt, let finding = watch.check() else { return false }
    switch finding {
    case .still(let time):
      collector.stillRunning(attempt.running.map { [$0] } ?? [], for: time)
      return false
    case .stalled(let reason):
      attempt.stallReason = reason
      return true
    }
  }

  package func ended(_ ending: ChildProcess.Ending) {
    collector.endOutput(of: self)
    guard let attempt else { return }
    attempt.end(ending)
    if let marker { collector.stopLeftovers(of: marker) }
    let before = remaining.count
    remaining.removeAll(where: attempt.ended.contains)
    if ending == .interrupted {
      isOver = true
      leaveUnfinished()
    } else if attempt.endedOutsideTests {
      collector.problem(attempt.explanation)
      if remaining.count == before { leaveOutFirstClass(because: attempt) }
    } else if attempt.ranToTheEnd, batch == nil {
      // What the list has and the run hasn't was left out by an option after `--`.
      remaining = []
    } else if remaining.count == before {
      collector.problem(attempt.explanation)
      isOver = true
    }
    batch = Self.firstBatch(of: remaining)
  }

  /// A class of which nothing could begin, because of what it does before its first test.
  private func leaveOutFirstClass(because attempt: XCTestAttempt) {
    guard let first = remaining.first else { return }
    let tests = remaining.prefix { $0.target == first.target && $0.suite == first.suite }
    let issue = TestIssue(
      message: "The test could not begin: the process ended before the first test of its class. "
        + "\(attempt.explanation)")
    for test in tests {
      collector.finished(TestRecord(id: test, status: .failed, issues: [issue]))
    }
    remaining.removeFirst(tests.count)
  }

  private func leaveUnfinished() {
    for test in remaining {
      collector.finished(TestRecord(id: test, status: .unfinished))
    }
    remaining = []
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
