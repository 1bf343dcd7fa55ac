import Foundation
import ReviewRecords

/// One run from the build to the last test: it holds the order of things, the parts do the work.
package struct TestRun {
  package var package: TestPackage
  package var swift: SwiftCommand
  package var arguments: SwiftArguments
  /// Regular expressions, of which any must match the name of a test; empty runs all.
  package var filters: [String]
  /// Whether Swift Testing may run tests side by side.
  package var isParallel: Bool
  /// How many test processes may run side by side.
  package var processes: Int
  package var artifacts: ArtifactsFolder
  package var limits = TimeLimits()
  package var interruption: Interruption
  package var reporters: [any Reporter]
  /// The ways in which the tests are run, one after the other.
  package var passes: [TestPass] = [TestPass()]
  /// Whether the tests were built before.
  package var isBuilt = false
  /// What a selection of tests asks for, in the caller's words; nil for the filters.
  package var selection: String?
  /// Where the processes of tests that run outside of an app's bundle get folders of their own; nil leaves them
  /// those of whoever runs them.
  package var containers: AppContainers?

  /// - Returns: The report, also of a run with failures.
  /// - Throws: `ToolError` when there is nothing to run, or no way to.
  package func run() throws -> RunReport {
    var report = RunReport(package: package, start: Date())
    report.artifacts = artifacts.url
    guard try build(&report) else { return report }
    containers?.removeOld()
    let launcher = self.launcher
    let tags = TagsFile()
    let all = try listedTests(launcher, tags: tags)
    let start = ContinuousClock().now
    let deadline = limits.total.map { start + $0 }
    for pass in passes where !interruption.isTripped {
      try run(
        pass, all: all, tags: tags.tags, launcher: launcher, until: deadline, report: &report)
    }
    noteReferences(all, &report)
    report.testDuration = start.seconds(to: ContinuousClock().now)
    report.wasInterrupted = interruption.isTripped && interruption.reason == .request
    if interruption.isTripped, interruption.reason == .overdue, let total = limits.total {
      report.problems.append(
        "The tests were stopped: they took longer than \(StallWatch.text(total)).")
    }
    return report
  }

  /// Tells what references were recorded, and which no test looks at any more, where all tests have run.
  private func noteReferences(_ all: TestList, _ report: inout RunReport) {
    let met = MetReferences.all(in: artifacts.url.path)
    report.recordedBytes = UnmetReferences.bytes(of: met, writtenSince: report.start)
    guard !interruption.isTripped, Set(report.tests.map(\.id)).isSuperset(of: all.tests) else {
      return
    }
    let unmet = UnmetReferences(met: met, tests: report.tests)
    report.unmetReferences = unmet.paths
    unmet.note(in: .inside(artifacts.url.path))
  }

  private var launcher: TestLauncher {
    var launcher = TestLauncher(
      swift: swift, arguments: arguments,
      product: .find(of: package, swift: swift, arguments: arguments), filters: filters,
      isParallel: isParallel, artifacts: artifacts, interruption: interruption,
      directory: package.directory.path, limits: limits)
    // `swift test` would look for its own caches in them.
    if launcher.product != nil { launcher.containers = containers }
    return launcher
  }

  /// All tests that were built, and whether the first pass would run them.
  ///
  /// - Throws: `ToolError` when they can't be listed.
  package func list() throws -> [(test: TestID, runs: Bool)] {
    let tags = TagsFile()
    let all = try listedTests(launcher, tags: tags)
    return all.tests.map { test in
      guard let pass = passes.first else { return (test, true) }
      return (test, pass.includes(test) && pass.tags.includes(test, tags: tags.tags[test]))
    }
  }

  /// - Returns: Whether there are tests to run now.
  private func build(_ report: inout RunReport) throws -> Bool {
    if isBuilt { return true }
    tell(.buildStarted(package))
    let build = BuildRun(
      swift: swift, arguments: arguments.build, interruption: interruption, report: tell)
    report.build = try build.run()
    guard let result = report.build else {
      report.wasInterrupted = true
      return false
    }
    tell(.buildFinished(result))
    return result.succeeded
  }

  /// Runs the tests in one way, some of them several times if they are to be repeated.
  private func run(
    _ pass: TestPass, all: TestList, tags: TestTags, launcher: TestLauncher,
    until deadline: ContinuousClock.Instant?, report: inout RunReport
  ) throws {
    let list = try selected(of: all, pass, tags)
    if passes.count > 1 { tell(.passStarted(pass)) }
    tell(.testsStarted(list.tests.count))
    let hosts = try launcher.product.map(pass.hosts) ?? [:]
    var launcher = launcher
    launcher.environment.merge(pass.environment) { $1 }
    launcher.limits.allowance = pass.allowance
    if pass.allowance != nil { launcher.environment[TimeAllowance.variable] = "1" }
    var rounds = TestRounds(pass.repetition)
    var isWhole = list.tests.count == all.tests.count && hosts.isEmpty
    var next = list.tests
    var number = 1
    repeat {
      let collector = TestCollector(
        artifacts: artifacts, keepsOutputTogether: processes > 1, report: tell)
      collector.pass = pass
      let lanes = Self.groups(of: TestList(next), hosts: hosts).flatMap { group in
        self.lanes(
          for: group.list, isWhole: isWhole,
          launcher: group.host.map(launcher.inside) ?? launcher, collector: collector)
      }
      try ProcessPool(width: processes, interruption: interruption, deadline: deadline).run(lanes)
      collector.collectLateArtifacts()
      report.problems += collector.problems
      next = rounds.next(after: list.sorted(collector.records))
      isWhole = false
      number += 1
      if !next.isEmpty { tell(.roundStarted(tests: next.count, number: number)) }
    } while !next.isEmpty && !interruption.isTripped
    report.tests += rounds.results(in: list)
  }

  private func tell(_ event: RunEvent) {
    for reporter in reporters { reporter.receive(event) }
  }

  // MARK: The lanes

  /// One lane a library; with several processes several, of which whoever is free takes the next.
  private func lanes(
    for list: TestList, isWhole: Bool, launcher: TestLauncher, collector: TestCollector
  ) -> [any ProcessLane] {
    let parts = processes > 1 ? processes * Self.partsPerProcess : 1
    let plain = TestShards.parts(of: list.tests(of: .xctest), count: parts)
    let testing = TestShards.parts(of: list.tests(of: .swiftTesting), count: parts)
    func isSelected(_ parts: [[TestID]]) -> Bool {
      parts.count > 1 || (launcher.product != nil && !isWhole)
    }
    // By turns: XCTest's tests often wait, and leave the processor to Swift Testing's.
    var lanes: [any ProcessLane] = []
    for index in 0..<max(plain.count, testing.count) {
      if index < plain.count {
        lanes.append(
          XCTestLane(
            launcher: launcher, tests: plain[index],
            isSelected: isSelected(plain), collector: collector))
      }
      if index < testing.count {
        lanes.append(
          SwiftTestingLane(
            launcher: launcher, tests: testing[index],
            isSelected: isSelected(testing), collector: collector))
      }
    }
    return lanes
  }

  /// The tests by the processes that they need, in the order of the list.
  private static func groups(
    of list: TestList, hosts: [String: TestHost]
  ) -> [(list: TestList, host: TestHost?)] {
    guard !hosts.isEmpty else { return [(list, nil)] }
    var order: [String] = []
    var groups: [String: [TestID]] = [:]
    for test in list.tests {
      let key = test.target.flatMap { hosts[$0] == nil ? nil : $0 } ?? ""
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(test)
    }
    return order.map { (TestList(groups[$0] ?? []), hosts[$0]) }
  }

  /// More parts than processes even out that some take longer; each costs the start of a process.
  private static let partsPerProcess = 4

  // MARK: The list

  /// How Swift Testing ends where there is no test of it: `EX_UNAVAILABLE`.
  private static let noTests: Int32 = 69

  /// All tests that there are.
  private func listedTests(_ launcher: TestLauncher, tags: TagsFile) throws -> TestList {
    let needsTags = passes.contains { !$0.tags.isEmpty }
    let lanes = launcher.listing(events: needsTags ? tags.path : nil)
      .map { ListingLane($0) { tell(.output($0)) } }
    try ProcessPool(width: lanes.count, interruption: interruption).run(lanes)
    if interruption.isTripped { return TestList([]) }
    let lines = lanes.flatMap(\.output)
    let isListed = lanes.allSatisfy {
      $0.ending == .exited(0) || $0.ending == .exited(Self.noTests)
    }
    guard isListed else {
      throw ToolError(
        """
        The tests were built, but could not be listed:
        \(lanes.flatMap(\.lines).suffix(20).joined(separator: "\n"))
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
    return all
  }

  /// The tests that are to run in a pass.
  private func selected(
    of all: TestList, _ pass: TestPass, _ tags: TestTags
  ) throws -> TestList {
    let selected = try all.selecting(filters: filters, skips: arguments.skips).tests.filter {
      ($0.library == .xctest ? arguments.runsXCTest : arguments.runsSwiftTesting)
        && pass.includes($0) && pass.tags.includes($0, tags: tags[$0])
    }
    guard !selected.isEmpty else { throw noMatch(among: all) }
    return TestList(selected)
  }

  private func noMatch(among all: TestList) -> ToolError {
    let options = filters.map { "--filter \($0)" } + arguments.skips.map { "--skip \($0)" }
    let examples = all.tests.prefix(10).map { "  \($0.specifier)" }.joined(separator: "\n")
    let more = all.tests.count > 10 ? "\n  … and \(all.tests.count - 10) more" : ""
    let asked =
      selection ?? (options.isEmpty ? "the options after --" : options.joined(separator: " "))
    let form =
      filters.isEmpty
      ? "The tests are:" : "A filter is a regular expression, matched against names such as:"
    return ToolError(
      """
      No tests match \(asked).
      \(form)
      \(examples)\(more)
      """)
  }
}
