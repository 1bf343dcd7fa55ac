import ArgumentParser
import Foundation

/// `vitrine test`: builds the tests of a package, runs them, and reports.
package struct TestCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Builds and runs the tests of an Xcode project or a Swift package.",
    discussion: """
      XCTest and Swift Testing alike. A project is built as it is: it is not written to, and none of its
      scripts is run unless you say so.
      A crashed test process costs only the test that crashed: the others go on in a new process.
      Exit status: 0 all passed, 1 a test or the build failed, 2 nothing could be run, 130 Ctrl-C.
      """
  )

  /// The values of `--build-system`.
  package enum BuildSystem: String, ExpressibleByArgument, CaseIterable {
    case native
    case swiftbuild
  }

  /// The values of `--parallel`.
  package enum Switch: String, ExpressibleByArgument, CaseIterable {
    case on
    case off
  }

  @Argument(
    help: "An Xcode project or workspace, or a folder that holds one or a Package.swift.",
    completion: .directory)
  package var directory = "."

  @Option(
    help: ArgumentHelp(
      "Run only the tests whose name, Target.Suite/test, matches. May be repeated.",
      valueName: "regex"))
  package var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where to put the log and the artifacts; emptied at each run if it was made by one. "
        + "(default: .vitrine/test in the package)",
      valueName: "folder"), completion: .directory)
  package var artifacts: String?

  @Option(
    help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  package var junit: String?

  @Option(
    help: ArgumentHelp("Write the results as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  package var json: String?

  @Option(help: "SwiftPM's build system. (default: SwiftPM's own default)")
  package var buildSystem: BuildSystem?

  @Option(
    help: ArgumentHelp("Where to build. (default: .build in the package)", valueName: "folder"),
    completion: .directory)
  package var scratchPath: String?

  @Option(help: ArgumentHelp("A scheme of the project.", valueName: "name"))
  package var scheme: String?

  @Option(help: ArgumentHelp("A test plan of the scheme.", valueName: "name"))
  package var testPlan: String?

  @Option(
    help: ArgumentHelp(
      "A configuration of the test plan; may be repeated. (default: all that are switched on)",
      valueName: "name"))
  package var testConfiguration: [String] = []

  @Option(
    help: ArgumentHelp(
      "A build configuration of the project. (default: the scheme's for tests)", valueName: "name"))
  package var projectConfiguration: String?

  @Option(
    help: ArgumentHelp(
      "Where the package that is generated for a project is kept. (default: in the user's caches)",
      valueName: "folder"), completion: .directory)
  package var generatedPath: String?

  @Option(
    help: """
      Whether each process of a package's tests finds folders of its own for documents, caches and settings, as if \
      its app had just been installed.
      """)
  package var containers: Switch = .on

  @Option(help: "Whether Swift Testing runs tests side by side in a process.")
  package var parallel: Switch = .on

  @Option(
    help: ArgumentHelp(
      "How many test processes run side by side; they share files and preferences.",
      valueName: "count"))
  package var processes = 1

  @Option(
    help: ArgumentHelp(
      "Stop a test from which nothing comes for so long, and go on with the next; 0 never stops one.",
      valueName: "seconds"))
  package var timeout = 60

  @Option(
    help: ArgumentHelp("Stop all tests after so long. (default: never)", valueName: "seconds"))
  package var totalTimeout: Int?

  @Flag(
    help: """
      Adapt the sources of a package as those of Xcode projects are, line for line, where its code or tests are \
      written for Apple's systems alone. The package itself is not written to.
      """)
  package var adapt = false

  @Flag(
    help: """
      Leave out what does not compile of a project's sources, named with the first reason, and go on with the \
      rest.
      """)
  package var keepGoing = false

  @Flag(
    help: """
      Run the script phases of a project's targets, but for linters and uploads. They can do whatever you can.
      """)
  package var runScripts = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Count which lines of the code run: a table at the end, coverage.json (as xccov's) and coverage.lcov among the \
      artifacts. (default: what the test plan or scheme of a project says)
      """)
  package var coverage: Bool?

  @Flag(
    help: """
      Compile each module at once: a build from nothing, as on CI, takes less of the processor's time, and one after \
      a change more. All builds of a folder have to agree.
      """)
  package var wholeModules = false

  @Flag(name: .shortAndLong, help: "Show all that the build and the tests print.")
  package var verbose = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("After --: options for swift build and swift test.", valueName: "options"))
  package var swiftOptions: [String] = []

  package init() {}

  package func run() throws {
    let status: Int32
    do {
      let interruption = try Interruption()
      interruption.listen()
      var environment = ProcessInfo.processInfo.environment
      let marker = RunMarker(inheriting: environment[RunMarker.variable])
      let watch = try DeathWatch(over: marker)
      defer { withExtendedLifetime(watch) {} }
      environment[RunMarker.variable] = marker.value
      status = try run(
        environment: environment, console: .standard(environment: environment),
        interruption: interruption)
    } catch let error as ToolError {
      FileHandle.standardError.write(Data("error: \(error.description)\n".utf8))
      throw ExitCode(ExitStatus.unusable)
    }
    throw ExitCode(status)
  }

  /// Does the run and writes the reports.
  ///
  /// - Returns: The exit status.
  /// - Throws: `ToolError` when there is nothing to run, or no way to.
  package func run(
    environment: [String: String], console: Console, interruption: Interruption
  ) throws -> Int32 {
    var arguments = try SwiftArguments(swiftOptions)
    if wholeModules { arguments.compileWholeModules() }
    try WritablePlace.checkTemporaryFolder(environment)
    if isAdapted {
      return try runProject(
        arguments: arguments, environment: environment, console: console,
        interruption: interruption)
    }
    if coverage == true { arguments.measureCoverage() }
    let folder = try TestPackage.directory(at: directory)
    let artifacts = try ArtifactsFolder(
      self.artifacts.map { URL(fileURLWithPath: $0).standardizedFileURL }
        ?? folder.appendingPathComponent(".vitrine/test"))
    let swift = SwiftCommand(
      toolchain: try Toolchain.find(searchPath: environment["PATH"]), package: folder.path,
      buildSystem: buildSystem?.rawValue,
      scratchPath: scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL.path },
      marker: RunMarker(inheriting: environment[RunMarker.variable]))
    guard let package = try manifest(of: folder, swift: swift, interruption: interruption) else {
      return ExitStatus.interrupted
    }
    var prepared = ProjectPreparation.Prepared(package: package, swift: swift)
    prepared.measuresCoverage = coverage ?? false
    return try run(
      prepared, arguments: arguments, artifacts: artifacts, environment: environment,
      console: console, interruption: interruption
    ).status
  }

  /// Whether a package is made of adapted sources: of those of a project always.
  private var isAdapted: Bool { adapt || ProjectPreparation.isProject(directory) }

  /// An Xcode project, or a package that is adapted, which becomes a package of its own first.
  private func runProject(
    arguments: SwiftArguments, environment: [String: String], console: Console,
    interruption: Interruption
  ) throws -> Int32 {
    func folder(_ path: String) -> URL { URL(fileURLWithPath: path).standardizedFileURL }
    var options = ProjectPreparation.Options()
    options.scheme = scheme
    options.testPlan = testPlan
    options.testConfigurations = testConfiguration
    options.configuration = projectConfiguration
    options.runsScripts = runScripts
    options.measuresCoverage = coverage
    options.scratch = generatedPath.map(folder)
    options.build = scratchPath.map(folder)
    let toolchain = try Toolchain.find(searchPath: environment["PATH"])
    let marker = RunMarker(inheriting: environment[RunMarker.variable])
    let package =
      ProjectPreparation.isProject(directory) ? nil : try TestPackage.directory(at: directory)
    while true {
      let preparation = ProjectPreparation(
        options: options, toolchain: toolchain, environment: environment, marker: marker,
        interruption: interruption)
      var prepared =
        try package.map { try preparation.prepare(package: $0) } ?? preparation.prepare(directory)
      prepared.notes += options.retreat.reasons
      let artifacts = try ArtifactsFolder(
        self.artifacts.map(folder)
          ?? URL(fileURLWithPath: prepared.swift.package).appendingPathComponent("Results"))
      let (status, build) = try run(
        prepared, arguments: arguments, artifacts: artifacts, environment: environment,
        console: console, interruption: interruption)
      guard let build, !build.succeeded else { return status }
      guard
        options.adaptPackages(after: build.errors, of: prepared)
          || keepGoing && options.retreat.take(build.errors, in: prepared.sources)
      else { return status }
    }
  }

  private func run(
    _ prepared: ProjectPreparation.Prepared, arguments: SwiftArguments, artifacts: ArtifactsFolder,
    environment: [String: String], console: Console, interruption: Interruption
  ) throws -> (status: Int32, build: BuildResult?) {
    let package = prepared.package
    var swift = prepared.swift
    swift.environment = FastLinker.environment(
      for: swift.toolchain, options: swiftOptions, environment: environment)
    let log = try LogReporter(file: artifacts.url.appendingPathComponent("log.txt"))
    var reporters: [any Reporter] = [log, ConsoleReporter(console: console, isVerbose: verbose)]
    if let junit { reporters.append(JUnitReporter(file: URL(fileURLWithPath: junit))) }
    if let json { reporters.append(JSONReporter(file: URL(fileURLWithPath: json))) }
    for note in prepared.notes {
      for reporter in reporters { reporter.receive(.note(note)) }
    }
    var run = TestRun(
      package: package, swift: swift, arguments: arguments, filters: filter,
      isParallel: parallel == .on, processes: max(1, processes), artifacts: artifacts,
      limits: limits, interruption: interruption, reporters: reporters, passes: prepared.passes)
    if containers == .on, !isAdapted {
      let scratch =
        swift.scratchPath ?? package.directory.appendingPathComponent(".build").path
      run.containers = AppContainers(
        URL(fileURLWithPath: scratch).appendingPathComponent("vitrine-containers"),
        changesHome: false)
    }
    let measure = prepared.measuresCoverage ? CoverageMeasure(prepared) : nil
    if let measure {
      measure.begin()
      for index in run.passes.indices {
        run.passes[index].environment.merge(measure.environment) { $1 }
      }
    }
    var report = try run.run()
    if let measure { count(measure, run, &report) }
    if report.build?.succeeded == false {
      report.problems += try [swift.complaint(interruption: interruption)].compactMap(\.self)
      let errors = report.build?.errors ?? []
      if !isAdapted, let advice = AdaptationAdvice.text(on: errors, in: package) {
        report.problems.append(advice)
      }
      if !keepGoing, let advice = prepared.absent.advice(on: errors, in: package.directory) {
        report.problems.append(advice)
      }
    }
    for reporter in reporters { try reporter.finish(report) }
    showFiles(log: log.file.path, report: report, on: console)
    return (report.exitStatus, report.build)
  }

  /// Tells what of the code has run, where tests have.
  private func count(_ measure: CoverageMeasure, _ run: TestRun, _ report: inout RunReport) {
    guard !report.wasInterrupted, !report.tests.isEmpty else { return }
    let product = TestProduct.find(of: run.package, swift: run.swift, arguments: run.arguments)
    do {
      report.coverage = try measure.report(
        of: product, swift: run.swift, artifacts: run.artifacts, interruption: run.interruption)
    } catch {
      report.problems.append("\((error as? ToolError)?.description ?? "\(error)")")
    }
  }

  // MARK: Parts

  private var limits: TimeLimits {
    TimeLimits(
      silence: timeout > 0 ? .seconds(timeout) : nil, total: totalTimeout.map { .seconds($0) })
  }

  package func validate() throws {
    if timeout < 0 || totalTimeout ?? 1 <= 0 {
      throw ValidationError("A time limit is a number of seconds above 0.")
    }
  }

  private func manifest(
    of folder: URL, swift: SwiftCommand, interruption: Interruption
  ) throws -> TestPackage? {
    let cache = ManifestCache(
      package: folder,
      scratch: swift.scratchPath.map { URL(fileURLWithPath: $0) }
        ?? folder.appendingPathComponent(".build"),
      toolchain: swift.toolchain)
    if let manifest = cache.manifest,
      let package = try? TestPackage(directory: folder, manifest: manifest)
    {
      return package
    }
    var output = ""
    var complaints: [String] = []
    let ending = try swift.child("package", ["dump-package"]).run(interruption: interruption) {
      if $0 == .output { output += $1 + "\n" } else { complaints.append($1) }
    }
    if ending == .interrupted { return nil }
    guard ending == .exited(0) else {
      if let complaint = try swift.complaint(interruption: interruption) {
        throw ToolError(complaint)
      }
      throw ToolError(
        "Package.swift of \(folder.path) can't be read:\n"
          + complaints.suffix(20).joined(separator: "\n"))
    }
    let package = try TestPackage(directory: folder, manifest: Data(output.utf8))
    cache.manifest = Data(output.utf8)
    return package
  }

  private func showFiles(log: String, report: RunReport, on console: Console) {
    let coverage = report.coverage.flatMap { _ in
      report.artifacts?.appendingPathComponent(CoverageMeasure.jsonName).path
    }
    let files = [("Log", log), ("JUnit", junit), ("JSON", json), ("Coverage", coverage)]
      .compactMap { name, path in path.map { "\(name): \(report.package.relativePath($0))" } }
    console.print(console.styled(files.joined(separator: "  "), .dim))
  }
}
