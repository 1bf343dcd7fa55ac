import Foundation

/// One run from the build to the last test: it holds the order of things, the parts do the work.
package struct TestRun {
  package var package: TestPackage
  package var swift: SwiftCommand
  package var arguments: SwiftArguments
  /// Regular expressions, of which any must match the name of a test; empty runs all.
  package var filters: [String]
  /// Whether Swift Testing may run tests side by side.
  package var isParallel: Bool
  package var artifacts: ArtifactsFolder
  package var interruption: Interruption
  package var reporters: [any Reporter]

  /// - Returns: The report, also of a run with failures.
  /// - Throws: `ToolError` when there is nothing to run, or no way to.
  package func run() throws -> RunReport {
    var report = RunReport(package: package, start: Date())
    report.artifacts = artifacts.url
    tell(.buildStarted(package))
    let build = BuildRun(
      swift: swift, arguments: arguments.build, interruption: interruption, report: tell)
    report.build = try build.run()
    guard let result = report.build else {
      report.wasInterrupted = true
      return report
    }
    tell(.buildFinished(result))
    guard result.succeeded else { return report }

    let list = try expectedTests()
    tell(.testsStarted(list.tests.count))
    let start = ContinuousClock().now
    let collector = TestCollector(artifacts: artifacts, report: tell)
    let runner = SwiftTestRunner(
      swift: swift, arguments: arguments.test, filters: filters, isParallel: isParallel,
      artifacts: artifacts, interruption: interruption, directory: package.directory.path,
      collector: collector)
    try XCTestRun(runner: runner, tests: list.tests(of: .xctest)).run()
    try SwiftTestingRun(runner: runner, tests: list.tests(of: .swiftTesting)).run()
    report.testDuration = start.seconds(to: ContinuousClock().now)
    collector.collectLateArtifacts()
    report.tests = collector.records
    report.problems = collector.problems
    report.wasInterrupted = interruption.isTripped
    return report
  }

  private func tell(_ event: RunEvent) {
    for reporter in reporters { reporter.receive(event) }
  }

  // MARK: The list

  private func expectedTests() throws -> TestList {
    var lines: [String] = []
    var complaints: [String] = []
    let child = swift.child("test", ["--skip-build"] + arguments.test + ["list"])
    let ending = try child.run(interruption: interruption) { source, line in
      if source == .output { lines.append(line) }
      complaints.append(line)
      tell(.output(line))
    }
    if ending == .interrupted { return TestList([]) }
    guard ending == .exited(0) else {
      throw ToolError(
        """
        The tests were built, but `swift test list` could not list them:
        \(complaints.suffix(20).joined(separator: "\n"))
        """)
    }
    let all = TestList(output: lines)
    guard !all.tests.isEmpty else {
      throw ToolError(
        """
        No tests: \(package.testTargets.joined(separator: ", ")) declare none.
        XCTest runs methods named test... of XCTestCase classes; Swift Testing, functions with @Test.
        """)
    }
    let selected = try all.selecting(filters: filters, skips: arguments.skips).tests.filter {
      $0.library == .xctest ? arguments.runsXCTest : arguments.runsSwiftTesting
    }
    guard !selected.isEmpty else { throw noMatch(among: all) }
    return TestList(selected)
  }

  private func noMatch(among all: TestList) -> ToolError {
    let options = filters.map { "--filter \($0)" } + arguments.skips.map { "--skip \($0)" }
    let examples = all.tests.prefix(10).map { "  \($0.specifier)" }.joined(separator: "\n")
    let more = all.tests.count > 10 ? "\n  … and \(all.tests.count - 10) more" : ""
    let asked = options.isEmpty ? "the options after --" : options.joined(separator: " ")
    return ToolError(
      """
      No tests match \(asked).
      A filter is a regular expression, matched against names such as:
      \(examples)\(more)
      """)
  }
}
