import Foundation
import XcodeProjects

/// The actions that have to do with tests.
extension XcodeBuildRun {
  func test(
    _ arguments: XcodeBuildArguments, _ action: XcodeBuildArguments.Action
  ) throws -> Int32 {
    let file = arguments.xctestrun.map(path)
    if action == .testWithoutBuilding {
      guard arguments.testLanguage == nil, arguments.testRegion == nil else {
        throw XcodeBuildError(
          .usage,
          "Built tests have their language already: give -testLanguage and -testRegion to "
            + "build-for-testing, or use the action test.")
      }
      let tests = try builtTests(arguments, file: file)
      let devices = try devices(arguments, scheme: tests.scheme)
      return try run(tests, on: devices, arguments, action: .testWithoutBuilding)
    }
    let workspace = try workspace(arguments)
    let scheme = try arguments.scheme.map { try self.scheme($0, of: workspace) }
    if let scheme { try check(scheme, of: workspace, arguments) }
    // Before minutes are spent on a build.
    let devices =
      action == .test ? try devices(arguments, scheme: scheme?.name ?? workspace.name) : []
    let place = try resultBundle(arguments, derivedData: nil)
    var options = options(arguments, of: workspace)
    var prepared = try preparation(options).prepare(workspace.path)
    try check(arguments, among: prepared.testTargets)
    for note in prepared.notes where !arguments.isQuiet { print("note: \(note)") }
    let reporter = reporter(
      arguments, action == .test ? .test : .buildForTesting, prepared: prepared, bundle: nil)
    var isRedone = false
    guard
      var built = try buildTests(
        prepared, reporter: reporter,
        redoes: { errors in
          isRedone = options.adaptPackages(after: errors, of: prepared)
          return isRedone
        })
    else { return ExitStatus.interrupted }
    if isRedone {
      let known = prepared.notes
      prepared = try preparation(options).prepare(workspace.path)
      for note in prepared.notes where !arguments.isQuiet && !known.contains(note) {
        print("note: \(note)")
      }
      reporter.steps = prepared.project.map(BuildSteps.init)
      guard let again = try buildTests(prepared, reporter: reporter, redoes: { _ in false }) else {
        return ExitStatus.interrupted
      }
      built = again
    }
    let (result, tests) = built
    if let tests {
      try linkProducts(of: prepared, arguments, of: workspace)
      try write(tests, arguments, of: workspace)
    }
    if action == .test, let tests {
      return try run(tests, on: devices, arguments, action: .test, build: result)
    }
    var report = RunReport(package: prepared.package, start: Date())
    report.build = result
    if let place {
      let bundle = ResultBundleReporter(
        place, title: "Test \(prepared.package.name)", action: action.rawValue, words: words)
      try bundle.finish(report)
    }
    reporter.finish(report)
    return Self.status(of: report)
  }

  // MARK: Building

  /// Builds the tests, and puts them where they run.
  ///
  /// - Parameters:
  ///   - prepared: What is built.
  ///   - reporter: Is told of it.
  ///   - redoes: Whether they are built once more in another way after these errors, which nobody is told of then.
  /// - Returns: The tests, nil if they could not be built; nothing when it was interrupted.
  /// - Throws: `ToolError` when the compiler can't be started, or has left no program.
  private func buildTests(
    _ prepared: ProjectPreparation.Prepared, reporter: XcodeBuildReporter,
    redoes: ([CompilerDiagnostic]) -> Bool
  ) throws -> (BuildResult, BuiltTests?)? {
    var swift = prepared.swift
    swift.environment = FastLinker.environment(
      for: swift.toolchain, options: [], environment: environment)
    let build = BuildRun(
      swift: swift, arguments: [], interruption: interruption, report: reporter.receive)
    guard let result = try build.run() else { return nil }
    if !result.succeeded, redoes(result.errors) { return (result, nil) }
    reporter.receive(.buildFinished(result))
    guard result.succeeded, let project = prepared.project else { return (result, nil) }
    guard
      let product = TestProduct.find(
        of: prepared.package, swift: swift, arguments: try SwiftArguments([]))
    else { throw ToolError("The tests were built, but there is no program with them.") }
    let hosts = try prepared.passes.map { try $0.hosts(product) }
    return (result, BuiltTests(prepared, project: project, hosts: hosts))
  }

  private func write(
    _ tests: BuiltTests, _ arguments: XcodeBuildArguments, of workspace: XcodeWorkspace
  ) throws {
    let products = derivedData(of: workspace, arguments).appendingPathComponent("Build/Products")
    try tests.write(to: products.appendingPathComponent(Self.fileName(tests.scheme, tests.plan)))
    guard let folder = arguments.testProductsPath.map(path) else { return }
    try tests.write(
      to: folder.appendingPathComponent("Tests/0/\(Self.fileName(tests.scheme, tests.plan))"))
  }

  private static func fileName(_ scheme: String, _ plan: String) -> String {
    "\(scheme)_\(plan)_iphonesimulator.xctestrun"
  }

  /// The tests that an earlier `build-for-testing` has left.
  private func builtTests(
    _ arguments: XcodeBuildArguments, file: URL?
  ) throws -> BuiltTests {
    if let file { return try BuiltTests(file: file) }
    let folder: URL
    let names: [String]
    if let products = arguments.testProductsPath.map(path) {
      folder = products.appendingPathComponent("Tests/0")
      names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    } else {
      let workspace = try workspace(arguments)
      if let name = arguments.scheme { _ = try scheme(name, of: workspace) }
      folder = derivedData(of: workspace, arguments).appendingPathComponent("Build/Products")
      names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasPrefix("\(arguments.scheme ?? workspace.name)_") }
    }
    let found = names.sorted().filter { name in
      name.hasSuffix(".xctestrun")
        && (arguments.testPlan.map { name.hasSuffix("_\($0)_iphonesimulator.xctestrun") } ?? true)
    }
    guard let name = found.first else {
      throw XcodeBuildError(
        .failed,
        "There are no built tests in \(folder.path). Run build-for-testing first, with the same "
          + "-scheme, -testPlan and -derivedDataPath.")
    }
    return try BuiltTests(file: folder.appendingPathComponent(name))
  }

  // MARK: Running

  private func run(
    _ tests: BuiltTests, on devices: [SimulatorDevice], _ arguments: XcodeBuildArguments,
    action: XcodeBuildReporter.Action, build: BuildResult? = nil
  ) throws -> Int32 {
    let selection = TestSelection(
      only: arguments.onlyTesting, skip: arguments.skipTesting, targets: tests.targets)
    var passes = try tests.passes(on: devices, in: SimulatorSet(environment: environment))
    for index in passes.indices {
      let includes = passes[index].includes
      passes[index].includes = { includes($0) && selection.includes($0) }
      if let repetition = arguments.testRepetition { passes[index].repetition = repetition }
      passes[index].allowance = arguments.timeAllowance(over: passes[index].allowance)
    }
    let place = try resultBundle(arguments, derivedData: URL(fileURLWithPath: tests.package), tests)
    let artifacts = try ArtifactsFolder(
      URL(fileURLWithPath: tests.package).appendingPathComponent("Results"))
    let run = testRun(of: tests, passes, arguments, selection: selection, artifacts: artifacts)
    if let enumeration = arguments.enumeration {
      return try enumerate(run, enumeration, tests)
    }
    sayWhatIsNotDone(arguments)
    try? FileManager.default.removeItem(atPath: tests.profiles)
    let reporter = XcodeBuildReporter(
      action: action, isSelection: selection.isPart, isQuiet: arguments.isQuiet,
      resultBundle: place?.url.path, write: print)
    var reporters: [any Reporter] = [
      try LogReporter(file: artifacts.url.appendingPathComponent("log.txt"))
    ]
    var bundle: ResultBundleReporter?
    if let place {
      let made = ResultBundleReporter(
        place, title: "Test - \(tests.scheme)", action: "test", words: words)
      made.tests = tests
      made.devices = devices
      bundle = made
      reporters.append(made)
    }
    reporters.append(reporter)
    var report = try withReporters(reporters, run)
    report.build = build
    if tests.measuresCoverage, !report.wasInterrupted {
      bundle?.coverage = try coverage(of: tests, swift: run.swift)
    }
    for reporter in reporters { try reporter.finish(report) }
    return Self.status(of: report)
  }

  private func withReporters(_ reporters: [any Reporter], _ run: TestRun) throws -> RunReport {
    var run = run
    run.reporters = reporters
    return try run.run()
  }

  private func testRun(
    of tests: BuiltTests, _ passes: [TestPass], _ arguments: XcodeBuildArguments,
    selection: TestSelection, artifacts: ArtifactsFolder
  ) -> TestRun {
    let toolchain =
      (try? Toolchain.find(searchPath: environment["PATH"])) ?? Toolchain(swift: "swift")
    let swift = SwiftCommand(
      toolchain: toolchain, package: tests.package, scratchPath: tests.build,
      marker: RunMarker(inheriting: environment[RunMarker.variable]))
    let isParallel = arguments.isParallel ?? true
    let workers = arguments.workers ?? max(1, ProcessInfo.processInfo.activeProcessorCount / 2)
    var run = TestRun(
      package: TestPackage(
        name: tests.name, directory: URL(fileURLWithPath: tests.directory),
        testTargets: tests.targets.keys.sorted()),
      swift: swift, arguments: SwiftArguments(), filters: [], isParallel: isParallel,
      processes: arguments.isParallel == true ? workers : 1, artifacts: artifacts,
      interruption: interruption, reporters: [], passes: passes, isBuilt: true)
    run.selection = selection.text
    return run
  }

  private func sayWhatIsNotDone(_ arguments: XcodeBuildArguments) {
    if arguments.relaunchesForRepetition {
      warn("note: each round of repeated tests runs in a new process in any case.")
    }
  }

  // MARK: Checks

  private func check(
    _ scheme: XcodeScheme, of workspace: XcodeWorkspace, _ arguments: XcodeBuildArguments
  ) throws(XcodeBuildError) {
    let plans = workspace.testPlans(of: scheme).plans
    if let name = arguments.testPlan, !plans.contains(where: { $0.name == name }) {
      throw XcodeBuildError(
        .failed,
        "The scheme \"\(scheme.name)\" does not contain a test plan named \"\(name)\". It has: "
          + plans.map(\.name).joined(separator: ", ") + ".")
    }
    guard plans.contains(where: { $0.testables.contains(where: \.isEnabled) }) else {
      throw XcodeBuildError(
        .noInput, "Scheme \(scheme.name) is not currently configured for the test action.")
    }
  }

  /// Whether there are the targets whose tests are asked for.
  private func check(
    _ arguments: XcodeBuildArguments, among targets: [String: String]
  ) throws(XcodeBuildError) {
    for identifier in arguments.onlyTesting
    where !targets.values.contains(identifier.target) && targets[identifier.target] == nil {
      throw XcodeBuildError(
        .failed,
        "Failed to build project with scheme.: Tests in the target “\(identifier.target)” can’t be run because "
          + "“\(identifier.target)” isn’t a member of the specified test plan or scheme. Its test targets: "
          + targets.values.sorted().joined(separator: ", ") + ".")
    }
  }

  // MARK: Result bundle

  /// Where the result bundle goes; nil where none was asked for and none is made by default.
  ///
  /// - Throws: `XcodeBuildError` when something is there already.
  func resultBundle(
    _ arguments: XcodeBuildArguments, derivedData: URL?, _ tests: BuiltTests? = nil
  ) throws(XcodeBuildError) -> ResultBundle.Place? {
    if let path = arguments.resultBundlePath {
      var url = self.path(path)
      if url.pathExtension != "xcresult" { url = url.appendingPathExtension("xcresult") }
      guard !FileManager.default.fileExists(atPath: url.path) else {
        throw XcodeBuildError(.usage, "Existing file at -resultBundlePath \"\(url.path)\"")
      }
      return ResultBundle.Place(url)
    }
    guard let derivedData, let tests else { return nil }
    let style = Date.ISO8601FormatStyle().year().month().day().timeSeparator(.omitted)
      .dateTimeSeparator(.standard).time(includingFractionalSeconds: true)
    let date = Date().formatted(style).replacing("T", with: "_")
    return ResultBundle.Place(
      derivedData.appendingPathComponent("Logs/Test/Test-\(tests.scheme)-\(date).xcresult"))
  }
}
