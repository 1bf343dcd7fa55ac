import Device

/// Runs Swift Testing tests, and finds out which one crashed when several ran side by side.
package final class SwiftTestingLane: ProcessLane {
  private struct Batch {
    /// Nil runs what the user's filters select.
    var tests: [TestID]?
    var isParallel = true
  }

  /// A process that runs a batch.
  private struct Attempt {
    let batch: Batch
    let pipe: NamedPipe
    let marker: RunMarker
    var events = SwiftTestingEvents()
    var printed = KeptOutput()
    var output = TestProcessOutput()
    var madeProgress = false
    var watch: StallWatch
    /// Why the process was stopped; nil if it wasn't.
    var stallReason: String?
    /// What the app did wrong at its start, for the first test.
    var startIssues: [TestIssue] = []
  }

  private let launcher: TestLauncher
  private let collector: TestCollector
  private let tests: [TestID]
  /// What remains to be run, the next last.
  private var batches: [Batch]
  private var attempt: Attempt?

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
    self.tests = tests
    batches = tests.isEmpty ? [] : [Batch(tests: isSelected ? tests : nil)]
  }

  package func next() throws -> (program: ChildProcess, events: FileDescriptor?)? {
    if launcher.interruption.isTripped {
      for batch in batches.reversed() { leaveUnfinished(batch.tests ?? tests) }
      return nil
    }
    guard let batch = batches.popLast() else { return nil }
    let pipe = try NamedPipe()
    let program = launcher.program(
      for: .swiftTesting, only: batch.tests, isParallel: batch.isParallel, events: pipe)
    attempt = Attempt(
      batch: batch, pipe: pipe, marker: program.marker, watch: StallWatch(limits: launcher.limits))
    return (program, pipe.descriptor)
  }

  package func receive(_ source: ChildProcess.Source, _ line: String) {
    guard source == .events else {
      if let mistake = StartMistake(outputLine: line) {
        let issue = TestIssue(message: mistake.message, file: mistake.file, line: mistake.line)
        attempt?.startIssues.append(issue)
        return
      }
      collector.output(line, of: self)
      attempt?.printed.append(line)
      attempt?.output.note(source, line)
      attempt?.watch.output()
      return
    }
    guard let record = EventStreamRecord(line: line),
      let event = attempt?.events.append(record)
    else { return }
    let running = attempt?.events.runningTests ?? []
    attempt?.watch.running(running)
    switch event {
    case .started(let test): collector.started(test)
    case .finished(let record):
      attempt?.madeProgress = true
      finish(record)
    }
  }

  /// The first test that has run takes over what went wrong before it.
  private func finish(_ record: TestRecord) {
    var record = record
    if record.status != .skipped, let issues = attempt?.startIssues, !issues.isEmpty {
      record.issues = issues + record.issues
      record.status = .failed
      attempt?.startIssues = []
    }
    collector.finished(record)
  }

  package func ended(_ ending: ChildProcess.Ending) {
    collector.endOutput(of: self)
    attempt?.output.end(ending)
    guard let attempt else { return }
    defer {
      tellStartIssues()
      self.attempt = nil
    }
    collector.stopLeftovers(of: attempt.marker)
    let events = attempt.events
    let all = attempt.batch.tests ?? tests
    for issue in events.strayIssues {
      collector.problem("Outside any test: \(issue.message)")
    }
    // A process that ended before it told its tests has all of them left.
    let remaining = events.startedProcesses == 0 ? all : events.remainingTests
    if ending == .interrupted {
      collector.interrupted(during: events.runningTests)
      leaveUnfinished(remaining)
    } else if events.startedProcesses > events.finishedProcesses || !attempt.output.signals.isEmpty
    {
      batches += afterCrash(of: attempt, remaining: remaining)
    } else if events.startedProcesses == 0 {
      let reason = attempt.output.complaints.last ?? "no reason given"
      collector.problem("Swift Testing ran nothing (\(reason)); see the log.")
      leaveUnfinished(all)
    }
  }

  /// Says what went wrong before the first test, where none has run that could fail for it.
  private func tellStartIssues() {
    for issue in attempt?.startIssues ?? [] {
      let place = issue.file.map { "\($0):\(issue.line ?? 1): " } ?? ""
      collector.problem("\(place)\(issue.message)")
    }
  }

  package func heard() { attempt?.watch.output() }

  package func isStalled() -> Bool {
    guard let finding = attempt?.watch.check() else { return false }
    switch finding {
    case .still(let time):
      collector.stillRunning(attempt?.events.runningTests ?? [], for: time)
      return false
    case .stalled(let reason):
      attempt?.stallReason = reason
      return true
    }
  }

  // MARK: After a crash

  /// Records what crashed, and returns what remains to be run, the last first.
  private func afterCrash(of attempt: Attempt, remaining: [TestID]) -> [Batch] {
    let running = attempt.events.runningTests
    let stall = attempt.stallReason
    let only = running.count == 1 ? attempt.events.runningRecords.first : nil
    let failures = only?.issues ?? []
    let crash = CrashReport(
      output: Self.lines(attempt.printed.lines, of: only), directory: launcher.directory)
    let issue =
      stall.map { crash.timeout($0, after: failures) }
      ?? crash.issue(signal: attempt.output.signals.first, after: failures)
    let event = stall == nil ? "the crash" : "the one that was stopped"
    if var record = only {
      if stall != nil { collector.keepTraces(of: record.id, output: attempt.printed.lines) }
      record.status = .failed
      record.issues.append(issue)
      finish(record)
      let rest = remaining.filter { $0 != running[0] }
      guard !rest.isEmpty else { return [] }
      collector.note("The tests after \(event) go on in a new process.")
      return [Batch(tests: rest, isParallel: attempt.batch.isParallel)]
    }
    if running.isEmpty {
      if stall == nil, let app = launcher.app, !attempt.madeProgress {
        let crash = HostCrash(
          app: app, output: attempt.printed.lines, directory: launcher.directory,
          signal: attempt.output.signals.first)
        collector.problem(crash.description)
      } else {
        collector.problem(
          stall.map { "The test process was stopped outside any test: \($0)." }
            ?? "The test process crashed outside any test: \(issue.message)")
      }
      if attempt.madeProgress, !remaining.isEmpty {
        return [Batch(tests: remaining, isParallel: attempt.batch.isParallel)]
      }
      leaveUnfinished(remaining)
      return []
    }
    collector.note(
      "The test process \(stall == nil ? "crashed" : "was stopped") while \(running.count) tests ran side by side: "
        + "they are run again one by one, to find out which it was.")
    let rest = remaining.filter { !running.contains($0) }
    let serial = Batch(tests: running, isParallel: false)
    return rest.isEmpty ? [serial] : [Batch(tests: rest), serial]
  }

  /// What was printed since a test began, as far as Swift Testing's own lines tell when that was.
  private static func lines(_ lines: [String], of test: TestRecord?) -> [String] {
    guard let test else { return lines }
    let name = test.displayName.map { "\"\($0)\"" } ?? test.id.name
    guard let start = lines.lastIndex(where: { $0.hasSuffix(" Test \(name) started.") }) else {
      return lines
    }
    return Array(lines[start...])
  }

  private func leaveUnfinished(_ tests: [TestID]) {
    for test in tests {
      collector.finished(TestRecord(id: test, status: .unfinished))
    }
  }
}
