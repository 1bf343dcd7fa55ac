import ArgumentParser
import Foundation

/// `vitrine test`: builds the tests of a package, runs them, and reports.
package struct TestCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Builds and runs the tests of a Swift package, XCTest and Swift Testing alike.",
    discussion: """
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

  @Argument(help: "The folder that holds Package.swift.", completion: .directory)
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

  @Option(help: "Whether Swift Testing runs tests side by side; XCTest never does here.")
  package var parallel: Switch = .on

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
      let environment = ProcessInfo.processInfo.environment
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
    let arguments = try SwiftArguments(swiftOptions)
    let folder = try TestPackage.directory(at: directory)
    let artifacts = try ArtifactsFolder(
      self.artifacts.map { URL(fileURLWithPath: $0).standardizedFileURL }
        ?? folder.appendingPathComponent(".vitrine/test"))
    let swift = SwiftCommand(
      toolchain: try Toolchain.find(searchPath: environment["PATH"]), package: folder.path,
      buildSystem: buildSystem?.rawValue,
      scratchPath: scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL.path },
      marker: RunMarker(inheriting: environment[RunMarker.variable]))
    let log = try LogReporter(file: artifacts.url.appendingPathComponent("log.txt"))
    var reporters: [any Reporter] = [log, ConsoleReporter(console: console, isVerbose: verbose)]
    if let junit { reporters.append(JUnitReporter(file: URL(fileURLWithPath: junit))) }
    if let json { reporters.append(JSONReporter(file: URL(fileURLWithPath: json))) }
    guard let package = try manifest(of: folder, swift: swift, interruption: interruption) else {
      return ExitStatus.interrupted
    }
    var report = try TestRun(
      package: package, swift: swift, arguments: arguments, filters: filter,
      isParallel: parallel == .on, artifacts: artifacts, interruption: interruption,
      reporters: reporters
    ).run()
    if report.build?.succeeded == false {
      report.problems += try [swift.complaint(interruption: interruption)].compactMap(\.self)
    }
    for reporter in reporters { try reporter.finish(report) }
    showFiles(log: log.file.path, package: package, on: console)
    return report.exitStatus
  }

  // MARK: Parts

  private func manifest(
    of folder: URL, swift: SwiftCommand, interruption: Interruption
  ) throws -> TestPackage? {
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
    return try TestPackage(directory: folder, manifest: Data(output.utf8))
  }

  private func showFiles(log: String, package: TestPackage, on console: Console) {
    let files = [("Log", log), ("JUnit", junit), ("JSON", json)].compactMap { name, path in
      path.map { "\(name): \(package.relativePath($0))" }
    }
    console.print(console.styled(files.joined(separator: "  "), .dim))
  }
}
