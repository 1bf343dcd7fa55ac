import Foundation
import Testing

@testable import VitrineTool

/// How a crash of `swift build` itself is taken, with a script in the place of `swift`.
@Suite struct BuildRunTests {
  private let folder = TemporaryFolder()

  /// - Returns: The result and the notes of a run in which `swift` is this script.
  private func run(_ script: String) throws -> (result: BuildResult?, notes: [String]) {
    try folder.write("#!/bin/sh\ncd '\(folder.url.path)'\n\(script)\n", to: "script")
    let swift = folder.url.appendingPathComponent("swift").path
    // Another program writes the file: one that this process had open for writing could not be run
    // as long as any child that it starts meanwhile, for another test, has the open file too.
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/usr/bin/install")
    copy.arguments = ["-m", "755", folder.url.appendingPathComponent("script").path, swift]
    try copy.run()
    copy.waitUntilExit()
    var notes: [String] = []
    let result = try BuildRun(
      swift: SwiftCommand(
        toolchain: Toolchain(swift: swift), package: folder.url.path, buildSystem: nil,
        scratchPath: nil, marker: RunMarker(inheriting: nil)),
      arguments: [], interruption: Interruption()
    ) { if case .note(let text) = $0 { notes.append(text) } }.run()
    return (result, notes)
  }

  @Test func surroundingsGiveOptionsToEveryBuild() {
    let variables = ["VITRINE_BUILD_OPTIONS": "--explicit-target-dependency-import-check=error  -v"]
    var swift = SwiftCommand(
      toolchain: Toolchain(swift: "swift"), package: "/p", marker: RunMarker(inheriting: nil))
    swift.buildOptions = SwiftCommand.buildOptions(in: variables)
    #expect(
      swift.child("build", ["-j", "2"]).arguments
        == [
          "build", "--package-path", "/p", "--explicit-target-dependency-import-check=error", "-v",
          "-j", "2",
        ])
    #expect(swift.child("test", []).arguments == ["test", "--package-path", "/p"])
    #expect(SwiftCommand.buildOptions(in: [:]).isEmpty)
  }

  @Test func buildThatCrashesIsRunOnceMore() throws {
    let (result, notes) = try run("[ -e second ] && exit 0; touch second; kill -SEGV $$")
    #expect(result?.succeeded == true)
    #expect(
      notes == ["swift build crashed with signal 11 (Segmentation fault); it is run once more."])
  }

  @Test func buildThatCrashesTwiceFails() throws {
    let (result, notes) = try run("echo run >> runs; kill -SEGV $$")
    #expect(result?.status == 139)
    #expect(notes.count == 1)
    let runs = try String(
      contentsOf: folder.url.appendingPathComponent("runs"), encoding: .utf8)
    #expect(runs == "run\nrun\n")
  }

  @Test func buildThatExplainsItselfIsNotRepeated() throws {
    let (result, notes) = try run("echo '/a/B.swift:1:2: error: no such module'; kill -SEGV $$")
    #expect(result?.succeeded == false)
    #expect(result?.errors.count == 1)
    #expect(notes.isEmpty)
  }
}
