import Foundation
import Testing

@testable import VitrineTool

/// Lanes over a script that talks as a test process does.
struct ScriptedTests {
  private let folder = TemporaryFolder()

  /// Runs tests whose process is a script.
  ///
  /// - Parameters:
  ///   - script: What stands in for the built tests: a program with its `#!`.
  ///   - tests: What is to be run, all of one library.
  ///   - limits: When a process is stopped.
  ///   - app: The app that is said to start before the first test; nil for none.
  /// - Returns: What took the results, and the notes that it passed on.
  /// - Throws: `ToolError` when the script can't be started.
  func run(
    _ script: String, tests: [TestID], limits: TimeLimits = TimeLimits(), app: String? = nil
  ) throws -> (collector: TestCollector, notes: [String]) {
    try folder.write(script, to: "tests.txt")
    let path = folder.url.appendingPathComponent("tests.sh").path
    // Copied by another process: a program that this one has open can't be started meanwhile.
    let copy = ChildProcess(
      executable: "/bin/sh",
      arguments: ["-c", #"cp "$0" "$1" && chmod 755 "$1""#, folder.url.path + "/tests.txt", path],
      marker: RunMarker(inheriting: nil))
    #expect(try copy.run(interruption: Interruption()) { _, _ in } == .exited(0))
    let artifacts = try ArtifactsFolder(folder.url.appendingPathComponent("artifacts"))
    let interruption = try Interruption()
    var launcher = TestLauncher(
      swift: SwiftCommand(
        toolchain: try Toolchain.find(searchPath: ProcessInfo.processInfo.environment["PATH"]),
        package: folder.url.path, marker: RunMarker(inheriting: nil)),
      arguments: try SwiftArguments([]), product: TestProduct(path: path), filters: [],
      isParallel: true, artifacts: artifacts, interruption: interruption,
      directory: folder.url.path, limits: limits)
    launcher.app = app
    var notes: [String] = []
    let collector = TestCollector(artifacts: artifacts) {
      if case .note(let note) = $0 { notes.append(note) }
    }
    let lane: any ProcessLane =
      tests.first?.library == .swiftTesting
      ? SwiftTestingLane(launcher: launcher, tests: tests, isSelected: true, collector: collector)
      : XCTestLane(launcher: launcher, tests: tests, isSelected: true, collector: collector)
    try ProcessPool(
      width: 1, interruption: interruption, deadline: limits.total.map { .now + $0 }
    ).run([lane])
    return (collector, notes)
  }
}
