import Foundation

/// Prints a run as `xcodebuild` does, in the lines that formatters and CI tools read.
package final class XcodeBuildReporter: Reporter {
  /// What `xcodebuild` was asked to do, as far as its last line tells.
  package enum Action: Equatable, Sendable {
    case build
    case analyze
    case buildForTesting
    case test
    case testWithoutBuilding
  }

  private let action: Action
  /// Whether only some of the tests were asked for.
  private let isSelection: Bool
  /// Whether only problems and the summary are printed.
  private let isQuiet: Bool
  private let resultBundle: String?
  private let now: () -> Date
  private let write: (String) -> Void
  /// Says the steps of the build; nil leaves them out.
  package var steps: BuildSteps?
  private var suites = XcodeBuildSuites()
  private var output = TestOutputFilter()
  private var swiftTests: [TestRecord] = []
  private var hasStartedSwiftTests = false
  private var hasFinished = false

  /// - Parameters:
  ///   - action: What was asked for.
  ///   - isSelection: Whether only some of the tests were.
  ///   - isQuiet: Whether only problems and the summary are printed.
  ///   - resultBundle: The path of the result bundle that the last lines name.
  ///   - now: The time for the lines of suites.
  ///   - write: Takes each line, without its end.
  package init(
    action: Action, isSelection: Bool = false, isQuiet: Bool = false, resultBundle: String? = nil,
    now: @escaping () -> Date = { Date() }, write: @escaping (String) -> Void
  ) {
    self.action = action
    self.isSelection = isSelection
    self.isQuiet = isQuiet
    self.resultBundle = resultBundle
    self.now = now
    self.write = write
  }

  package func receive(_ event: RunEvent) {
    switch event {
    case .passStarted(let pass): if let name = pass.name { passStarted(name) }
    case .testsStarted:
      output.begin()
      say("Testing started")
    case .roundStarted(let count, let number):
      say("note: \(count) test\(count == 1 ? "" : "s") run once more, round \(number).")
    case .testStarted(let id): started(id)
    case .testFinished(let record): finished(record)
    case .buildFinished(let result): problems(of: result)
    case .output(let line): if output.passes(line) { say(line) }
    case .note(let sentence): write("note: \(sentence)")
    case .buildProgress(let progress): if let line = steps?.line(for: progress.task) { say(line) }
    case .buildStarted: break
    }
  }

  private func passStarted(_ name: String) {
    for line in suites.closeAll(at: time) { say(line) }
    say("note: The tests run as \(name).")
  }

  private func say(_ line: String) {
    if !isQuiet { write(line) }
  }

  // MARK: Tests

  private func started(_ id: TestID) {
    guard id.library == .xctest else {
      if !hasStartedSwiftTests { say("◇ Test run started.") }
      hasStartedSwiftTests = true
      say("◇ Test \(id.name) started.")
      return
    }
    output.started()
    for line in suites.open(id, isSelection: isSelection, at: time) { say(line) }
    say("Test Case '\(Self.method(id))' started.")
  }

  private func finished(_ record: TestRecord) {
    guard record.id.library == .xctest else {
      swiftTests.append(record)
      swiftFinished(record)
      return
    }
    for line in output.finished(record) { say(line) }
    for issue in record.issues {
      let place = issue.file.map { "\($0):\(issue.line ?? 0): " } ?? ""
      write("\(place)error: \(Self.method(record.id)) : \(issue.message)")
    }
    if record.isCrashed {
      say(
        "Restarting after unexpected exit, crash, or test timeout in \(record.id.title)(); summary will "
          + "include totals from previous launches.")
    }
    let duration = record.duration ?? 0
    if let reason = record.skipReason {
      say("\(Self.method(record.id)) : Test skipped - \(reason)")
    }
    let word = Self.word(record.status)
    let line = "Test Case '\(Self.method(record.id))' \(word) (\(Self.seconds(duration)) seconds)."
    if record.status == .passed { say(line) } else { write(line) }
    suites.count(record)
  }

  private func swiftFinished(_ record: TestRecord) {
    let name = record.displayName.map { "\"\($0)\"" } ?? record.id.name
    for issue in record.issues {
      let file = issue.file.map { ($0 as NSString).lastPathComponent }
      let place = file.map { " at \($0):\(issue.line ?? 1):1" } ?? ""
      write("✘ Test \(name) recorded an issue\(place): \(issue.message)")
    }
    let time = "after \(Self.seconds(record.duration ?? 0)) seconds"
    switch record.status {
    case .passed: say("✔ Test \(name) passed \(time).")
    case .skipped: say("➜ Test \(name) skipped" + (record.skipReason.map { ": \"\($0)\"" } ?? "."))
    case .failed, .unfinished:
      let count = max(1, record.issues.count)
      write("✘ Test \(name) failed \(time) with \(count) issue\(count == 1 ? "" : "s").")
    }
  }

  // MARK: The end

  /// Prints what comes last: the failures, where the results are, and whether all went well.
  package func finish(_ report: RunReport) {
    guard !hasFinished else { return }
    hasFinished = true
    for line in suites.closeAll(at: time) { say(line) }
    if !swiftTests.isEmpty { say(swiftSummary(report)) }
    for problem in report.problems { write("error: \(problem)") }
    let succeeded = report.exitStatus == ExitStatus.passed
    let hasBuilt = report.build?.succeeded ?? true
    if action == .test || action == .testWithoutBuilding, hasBuilt {
      if let resultBundle {
        write("\nTest session results, code coverage, and logs:\n\t\(resultBundle)\n")
      }
      failures(report)
    }
    write("** \(title) \(succeeded ? "SUCCEEDED" : "FAILED") **\n")
    if !hasBuilt, let build = report.build {
      let files = Set(build.errors.compactMap(\.file)).sorted()
      write("The following build commands failed:")
      for file in files { write("\tSwiftCompile normal arm64 \(file)") }
      write("(\(max(1, files.count)) failure\(files.count > 1 ? "s" : ""))")
    }
  }

  private var title: String {
    switch action {
    case .build: "BUILD"
    case .analyze: "ANALYZE"
    case .buildForTesting: "TEST BUILD"
    case .test: "TEST"
    case .testWithoutBuilding: "TEST EXECUTE"
    }
  }

  private func failures(_ report: RunReport) {
    let failed = report.tests(.failed) + report.tests(.unfinished)
    guard !failed.isEmpty else { return }
    write("Failing tests:")
    for record in failed {
      let call = record.id.name.hasSuffix(")") ? record.id.title : record.id.title + "()"
      write("\t\(call)")
    }
    write("")
  }

  private func swiftSummary(_ report: RunReport) -> String {
    let count = "\(swiftTests.count) test\(swiftTests.count == 1 ? "" : "s")"
    let issues = swiftTests.reduce(0) { $0 + $1.issues.count }
    let time = "after \(Self.seconds(report.testDuration)) seconds"
    let isFailed = swiftTests.contains { $0.status == .failed || $0.status == .unfinished }
    guard isFailed else { return "✔ Test run with \(count) passed \(time)." }
    return "✘ Test run with \(count) failed \(time) with \(issues) issue\(issues == 1 ? "" : "s")."
  }

  private func problems(of result: BuildResult) {
    for diagnostic in result.warnings + result.errors {
      let place = diagnostic.file.map {
        "\($0):\(diagnostic.line ?? 1):\(diagnostic.column ?? 1): "
      }
      write("\(place ?? "")\(diagnostic.severity.rawValue): \(diagnostic.message)")
      for line in diagnostic.shownExcerpt { write(line) }
    }
    if !result.succeeded, result.errors.isEmpty { for line in result.tail { write(line) } }
    if !result.succeeded, action == .test { write("Testing failed:\n\tThe build failed.") }
  }

  // MARK: Words

  private var time: String { Self.stamp(now()) }

  static func method(_ id: TestID) -> String {
    "-[\([id.target, id.suite].compactMap(\.self).joined(separator: ".")) \(id.name)]"
  }

  static func word(_ status: TestRecord.Status) -> String {
    switch status {
    case .passed: "passed"
    case .skipped: "skipped"
    case .failed, .unfinished: "failed"
    }
  }

  static func seconds(_ duration: Double) -> String {
    let thousandths = Int((duration * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  /// As `2026-01-02 03:04:05.678`, in Greenwich's time.
  static func stamp(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      .year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: true)
    // The style cuts off what is below a thousandth.
    return date.addingTimeInterval(0.0005).formatted(style)
  }
}
