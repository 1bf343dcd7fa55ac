/// Runs the Swift Testing tests, and finds out which one crashed when several ran side by side.
package struct SwiftTestingRun {
  private let runner: SwiftTestRunner
  private let tests: [TestID]

  package init(runner: SwiftTestRunner, tests: [TestID]) {
    self.runner = runner
    self.tests = tests
  }

  private struct Batch {
    /// Nil runs what the user's filters select.
    var tests: [TestID]?
    var isParallel = true
  }

  /// - Throws: `ToolError` when `swift` or the event stream can't be opened.
  package func run() throws {
    guard !tests.isEmpty else { return }
    var batches = [Batch()]
    while let batch = batches.popLast() {
      if runner.interruption.isTripped {
        leaveUnfinished(batch.tests ?? tests)
        continue
      }
      batches += try run(batch)
    }
  }

  /// Runs a batch and returns what remains to be run, the last first.
  private func run(_ batch: Batch) throws -> [Batch] {
    let pipe = try NamedPipe()
    var events = SwiftTestingEvents()
    var output: [String] = []
    var ended: Set<TestID> = []
    let ending = try runner.run(
      .swiftTesting, only: batch.tests, isParallel: batch.isParallel, events: pipe
    ) { source, line in
      guard source == .events else {
        output.append(line)
        return
      }
      guard let record = EventStreamRecord(line: line), let event = events.append(record) else {
        return
      }
      switch event {
      case .started(let test): runner.collector.started(test)
      case .finished(let record):
        ended.insert(record.id)
        runner.collector.finished(record)
      }
    }
    for issue in events.strayIssues {
      runner.collector.problem("Outside any test: \(issue.message)")
    }
    if ending.process == .interrupted {
      runner.collector.interrupted(during: events.runningTests)
      leaveUnfinished(events.startedProcesses == 0 ? batch.tests ?? tests : events.remainingTests)
      return []
    }
    guard events.startedProcesses > events.finishedProcesses || !ending.signals.isEmpty else {
      if events.startedProcesses == 0 {
        runner.collector.problem(
          "Swift Testing ran nothing (\(ending.complaints.last ?? "no reason given")); see the log."
        )
        leaveUnfinished(batch.tests ?? tests)
      }
      return []
    }
    // A process that crashed before it told its tests has all of them left.
    let isSilent = events.startedProcesses == 0
    return afterCrash(
      of: batch, running: events.runningTests,
      remaining: isSilent ? batch.tests ?? tests : events.remainingTests,
      crash: CrashReport(output: output, directory: runner.directory), signal: ending.signals.first,
      madeProgress: !ended.isEmpty)
  }

  private func afterCrash(
    of batch: Batch, running: [TestID], remaining: [TestID], crash: CrashReport, signal: Int32?,
    madeProgress: Bool
  ) -> [Batch] {
    if running.count == 1 {
      let issue = crash.issue(signal: signal)
      runner.collector.finished(TestRecord(id: running[0], status: .failed, issues: [issue]))
      let rest = remaining.filter { $0 != running[0] }
      guard !rest.isEmpty else { return [] }
      runner.collector.note("The tests after the crash go on in a new process.")
      return [Batch(tests: rest, isParallel: batch.isParallel)]
    }
    if running.isEmpty {
      runner.collector.problem(
        "The test process crashed outside any test: \(crash.issue(signal: signal).message)")
      if madeProgress, !remaining.isEmpty {
        return [Batch(tests: remaining, isParallel: batch.isParallel)]
      }
      leaveUnfinished(remaining)
      return []
    }
    runner.collector.note(
      "The test process crashed while \(running.count) tests ran side by side: "
        + "they are run again one by one, to find out which it was.")
    let rest = remaining.filter { !running.contains($0) }
    let serial = Batch(tests: running, isParallel: false)
    return rest.isEmpty ? [serial] : [Batch(tests: rest), serial]
  }

  private func leaveUnfinished(_ tests: [TestID]) {
    for test in tests {
      runner.collector.finished(TestRecord(id: test, status: .unfinished))
    }
  }
}
