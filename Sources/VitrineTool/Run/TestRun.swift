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
  /// How many test processes may run side by side.
  package var processes: Int
  package var artifacts: ArtifactsFolder
  package var limits = TimeLimits()
  package var interruption: Interruption
  package var reporters: [any Reporter]
  /// Makes the processes for the tests of targets that need one of their own, by the names of the
  /// targets, once the tests are built.
  package var hosts: (TestProduct) throws -> [String: TestHost] = { _ in [:] }
  /// Whether a test is one of those that may run, before the user's filters.
  package var includes: (TestID) -> Bool = { _ in true }

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

    let launcher = TestLauncher(
      swift: swift, arguments: arguments,
      product: .find(of: package, swift: swift, arguments: arguments), filters: filters,
      isParallel: isParallel, artifacts: artifacts, interruption: interruption,
      directory: package.directory.path, limits: limits)
    let (list, isWhole) = try expectedTests(launcher)
    tell(.testsStarted(list.tests.count))
    let start = ContinuousClock().now
    let collector = TestCollector(
      artifacts: artifacts, keepsOutputTogether: processes > 1, report: tell)
    let hosts = try launcher.product.map(hosts) ?? [:]
    let lanes = Self.groups(of: list, hosts: hosts).flatMap { group in
      self.lanes(
        for: group.list, isWhole: isWhole && hosts.isEmpty,
        launcher: group.host.map(launcher.inside) ?? launcher, collector: collector)
    }
    try ProcessPool(
      width: processes, interruption: interruption, deadline: limits.total.map { start + $0 }
    ).run(lanes)
    report.testDuration = start.seconds(to: ContinuousClock().now)
    collector.collectLateArtifacts()
    report.tests = list.sorted(collector.records)
    report.problems = collector.problems
    report.wasInterrupted = interruption.isTripped && interruption.reason == .request
    if interruption.isTripped, interruption.reason == .overdue, let total = limits.total {
      report.problems.append(
        "The tests were stopped: they took longer than \(StallWatch.text(total)).")
    }
    return report
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

  /// The tests to run, and whether they are all that there are.
  private func expectedTests(_ launcher: TestLauncher) throws -> (TestList, isWhole: Bool) {
    let lanes = launcher.listing().map { ListingLane($0) { tell(.output($0)) } }
    try ProcessPool(width: lanes.count, interruption: interruption).run(lanes)
    if interruption.isTripped { return (TestList([]), true) }
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
    let selected = try all.selecting(filters: filters, skips: arguments.skips).tests.filter {
      ($0.library == .xctest ? arguments.runsXCTest : arguments.runsSwiftTesting) && includes($0)
    }
    guard !selected.isEmpty else { throw noMatch(among: all) }
    return (TestList(selected), selected.count == all.tests.count)
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
