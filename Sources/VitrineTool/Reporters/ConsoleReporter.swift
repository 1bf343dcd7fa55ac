/// Tells a person what happens: a line a failure, a compact tally for the rest.
package final class ConsoleReporter: Reporter {
  private let console: Console
  private let isVerbose: Bool
  private var package: TestPackage?
  private var expected = 0
  private var finished = 0
  private var failed = 0
  private var running: [TestID] = []
  private var lastTally = 0
  private var buildTick = 0

  /// Without a terminal, a tally is printed each time this many tests have ended.
  private static let tallyStep = 100
  /// Without a terminal, the progress of a build is told each time it gains a quarter.
  private static let buildSteps = 4

  /// - Parameters:
  ///   - console: Where to write.
  ///   - isVerbose: Whether to show all that the build and the tests print.
  package init(console: Console, isVerbose: Bool = false) {
    self.console = console
    self.isVerbose = isVerbose
  }

  package func receive(_ event: RunEvent) {
    switch event {
    case .buildStarted(let package):
      self.package = package
      console.print("Building the tests of \(package.name)")
    case .buildProgress(let progress): show(progress)
    case .buildFinished(let result): show(result)
    case .passStarted(let pass): if let name = pass.name { console.print("As \(name):") }
    case .roundStarted(let count, let number):
      expected += count
      console.print("Running \(Self.count(count, "test")) once more, round \(number)")
    case .testsStarted(let count):
      finished = 0
      lastTally = 0
      expected = count
      console.print(count == 1 ? "Running 1 test" : "Running \(count) tests")
    case .testStarted(let test):
      running.append(test)
      showStatus()
    case .testFinished(let record): show(record)
    case .output(let line): if isVerbose { console.print(line) }
    case .note(let text): console.print(console.styled("  note: \(text)", .yellow))
    }
  }

  package func finish(_ report: RunReport) {
    console.clearTransientLine()
    for line in ConsoleSummary(report: report, console: console).lines { console.print(line) }
  }

  // MARK: The build

  private func show(_ progress: BuildOutput.Progress) {
    guard !isVerbose else { return }
    if console.isInteractive {
      console.showTransient("  [\(progress.done)/\(progress.total)] \(progress.task)")
      return
    }
    // Short builds say nothing: a person waits for the line that ends them.
    guard progress.total >= 40 else { return }
    let tick = progress.done * Self.buildSteps / progress.total
    guard tick > buildTick, tick < Self.buildSteps else { return }
    buildTick = tick
    console.print("  built \(progress.done) of \(progress.total) steps")
  }

  private func show(_ result: BuildResult) {
    let time = Duration.text(result.duration)
    if result.succeeded {
      let warnings = Self.count(result.warningCount, "warning")
      console.print("Built in \(time)\(result.warningCount > 0 ? ", \(warnings)" : "")")
      return
    }
    console.print(console.styled("The build failed after \(time).", .bold, .red))
  }

  // MARK: Tests

  private func show(_ record: TestRecord) {
    finished += 1
    if let index = running.firstIndex(of: record.id) { running.remove(at: index) }
    if record.status == .failed {
      failed += 1
      showFailure(record)
    }
    showStatus()
    guard !console.isInteractive, finished - lastTally >= Self.tallyStep, finished < expected else {
      return
    }
    lastTally = finished
    console.print("  \(finished) of \(expected) done, \(failed) failed")
  }

  private func showFailure(_ record: TestRecord) {
    let issue = record.issues.first
    var line = "\(console.styled("✗", .red)) \(record.id.title)"
    if let issue {
      let place = Self.place(of: issue, in: package).map { " \($0):" } ?? ""
      let message = issue.message.prefix { $0 != "\n" }
      line += console.styled(" ·\(place) ", .dim) + message
      if record.issues.count > 1 { line += " (and \(record.issues.count - 1) more)" }
    }
    console.print(line)
  }

  private func showStatus() {
    guard expected > 0, !isVerbose else { return }
    let current = running.last.map { " · \($0.title)" } ?? ""
    let failures = failed > 0 ? ", \(failed) failed" : ""
    console.showTransient("  [\(finished)/\(expected)\(failures)]\(current)")
  }

  // MARK: Words

  package static func place(of issue: TestIssue, in package: TestPackage?) -> String? {
    guard let file = issue.file else { return nil }
    let path = package?.relativePath(file) ?? file
    return issue.line.map { "\(path):\($0)" } ?? path
  }

  package static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
