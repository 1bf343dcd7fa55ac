import Foundation

/// Makes the programs that list and run a package's built tests.
package struct TestLauncher {
  package var swift: SwiftCommand
  package var arguments: SwiftArguments
  /// The built tests, to be called directly; nil leaves it to `swift test`, which plans the build once
  /// more and lists the tests before each of its processes.
  package var product: TestProduct?
  /// What the user's filters are; they select the tests when `swift test` runs them.
  package var filters: [String]
  /// Whether Swift Testing may run tests side by side in one process.
  package var isParallel: Bool
  package var artifacts: ArtifactsFolder
  package var interruption: Interruption
  /// The absolute path of the package's folder.
  package var directory: String
  package var limits = TimeLimits()
  /// Added to the environment of each program.
  package var environment: [String: String] = [:]
  /// The app that starts in each program before its first test; nil if there is none.
  package var app: String?
  /// Where each program that runs tests gets a home of its own.
  package var containers: AppContainers?

  /// A program that runs tests of one library.
  ///
  /// - Parameters:
  ///   - library: The library whose tests run.
  ///   - tests: The tests to run; nil runs those that the user's filters select.
  ///   - isParallel: Whether Swift Testing may run them side by side.
  ///   - events: Where Swift Testing writes its event stream.
  /// - Returns: The program, with a marker of its own.
  package func program(
    for library: TestID.Library, only tests: [TestID]?, isParallel: Bool = true,
    events: NamedPipe? = nil
  ) -> ChildProcess {
    var options: [String] = []
    if library == .swiftTesting, !(self.isParallel && isParallel) {
      options.append("--no-parallel")
    }
    if let events {
      options += ["--event-stream-output-path", events.path, "--event-stream-version", "6.3"]
      if let folder = artifacts.attachments() { options += ["--attachments-path", folder] }
    }
    var program =
      product.map { direct($0, library, only: tests, options: options) }
      ?? throughSwift(library, only: tests, options: options)
    program.environment["VITRINE_ARTIFACTS"] = artifacts.url.path
    if let containers { program.environment.merge(containers.make()) { $1 } }
    if ProcessInfo.processInfo.environment[Self.backtraces] == nil {
      program.environment[Self.backtraces] =
        "enable=yes,color=no,threads=all,registers=none,images=none"
    }
    program.environment.merge(
      SimulatorDevice.missingVariables(
        in: ProcessInfo.processInfo.environment.merging(program.environment) { $1 })
    ) { own, _ in own }
    program.marker = RunMarker(inheriting: swift.marker.value)
    return program
  }

  /// The programs that print the names of all tests, a line each.
  ///
  /// - Parameter events: The file into which Swift Testing writes what it knows of its tests; nil for none.
  /// - Returns: A program a library.
  package func listing(events: String? = nil) -> [ChildProcess] {
    guard let product else {
      return [swift.child("test", ["--skip-build"] + arguments.test + ["list"])]
    }
    var programs: [ChildProcess] = []
    if arguments.runsXCTest { programs.append(bare(product, ["--list-tests"])) }
    if arguments.runsSwiftTesting {
      let stream = events.map {
        ["--event-stream-output-path", $0, "--event-stream-version", "0"]
      }
      programs.append(
        bare(
          product, ["--testing-library", "swift-testing", "--list-tests"] + (stream ?? [])))
    }
    // A program that counts what of it runs leaves that in the folder it runs in, if nothing else is said.
    for index in programs.indices { programs[index].environment["LLVM_PROFILE_FILE"] = "/dev/null" }
    return programs
  }

  /// The same, for the tests of a target that run in a process of their own kind.
  package func inside(_ host: TestHost) -> TestLauncher {
    var launcher = self
    launcher.product = TestProduct(path: host.program)
    launcher.environment.merge(host.environment) { $1 }
    launcher.app = host.app
    launcher.containers = host.containers
    return launcher
  }

  /// How Swift's runtime shows the stacks of a process that crashes, or is asked for them.
  private static let backtraces = "SWIFT_BACKTRACE"

  // MARK: The two ways

  private func direct(
    _ product: TestProduct, _ library: TestID.Library, only tests: [TestID]?, options: [String]
  ) -> ChildProcess {
    guard library == .swiftTesting else {
      return bare(product, tests.map { [$0.map(\.specifier).joined(separator: ",")] } ?? [])
    }
    let patterns = tests.map(TestPattern.matching) ?? []
    return bare(
      product,
      ["--testing-library", "swift-testing"] + options + patterns.flatMap { ["--filter", $0] })
  }

  /// The tests as `swift test` calls them: in the package's folder, with what they print in one stream.
  private func bare(_ product: TestProduct, _ options: [String]) -> ChildProcess {
    var program = ChildProcess(
      executable: product.path, arguments: options,
      environment: environment.merging(["NO_COLOR": "1"]) { $1 }, marker: swift.marker)
    program.directory = directory
    program.mergesErrors = true
    return program
  }

  private func throughSwift(
    _ library: TestID.Library, only tests: [TestID]?, options: [String]
  ) -> ChildProcess {
    var all = ["--skip-build"] + arguments.test
    all.append(library == .xctest ? "--disable-swift-testing" : "--disable-xctest")
    all.append(library == .xctest ? "--enable-xctest" : "--enable-swift-testing")
    for pattern in tests.map(TestPattern.matching) ?? filters { all += ["--filter", pattern] }
    var program = swift.child("test", all + options)
    program.hasTerminal = true
    return program
  }
}
