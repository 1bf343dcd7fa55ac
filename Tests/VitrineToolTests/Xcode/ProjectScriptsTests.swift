import Foundation
import Testing

@testable import VitrineTool

/// Script phases of a project, unasked and with `--run-scripts`.
@Suite struct ProjectScriptsTests {
  private let project = ProjectFixture()

  private func write(_ scripts: [(name: String, script: String, outputs: [String])]) throws {
    try project.write(
      "Shop", [.init(name: "ShopTests", type: "bundle.unit-test", scripts: scripts)])
    try project.write("import XCTest\n", to: "ShopTests/Tests.swift")
    try project.write("input\n", to: "in.txt")
    // The scripts' own files have the machine's date, which may lie before the device's.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
      ofItemAtPath: project.url.appendingPathComponent("in.txt").path)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: project.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func unaskedNothingRunsAndWhatIsMissingIsNamed() throws {
    try write([
      (
        "Generate strings", "echo ran > \"$SRCROOT/ran.txt\"",
        ["$(SRCROOT)/ShopTests/Strings.swift"]
      )
    ])
    let plan = try project.plan("Shop.xcodeproj")
    #expect(text("ran.txt") == nil)
    #expect(
      plan.notes.contains(
        "ShopTests: the script phase “Generate strings” makes \(project.url.path)/ShopTests/Strings.swift, which is missing. Scripts of a project are run if you say so: --run-scripts"
          .replacingOccurrences(of: project.url.path + "/", with: "")))
  }

  @Test func askedForItRunsAsInXcodeAndItsOutputIsCompiled() throws {
    let script = """
      cat "$SCRIPT_INPUT_FILE_0" > "$PROJECT_DIR/seen.txt"
      echo "$SCRIPT_OUTPUT_FILE_COUNT $CONFIGURATION $TARGET_NAME" >> "$PROJECT_DIR/seen.txt"
      echo "let made = 1" > "$SCRIPT_OUTPUT_FILE_0"
      echo "let more = 2" > ShopTests/More.swift
      """
    try write([("Generate", script, ["$(DERIVED_FILE_DIR)/Made.swift"])])
    let plan = try project.plan("Shop.xcodeproj", runsScripts: true)
    #expect(text("seen.txt") == "input\n1 Debug ShopTests\n")
    let sources = try #require(plan.modules["ShopTests"]).sources.map(\.file)
    #expect(
      sources.map(\.lastPathComponent).sorted() == ["Made.swift", "More.swift", "Tests.swift"])
    // What is derived lies in the folder of the run, not beside the sources.
    #expect(
      sources.contains {
        $0.path.hasPrefix(project.url.path + "/scratch/") && $0.lastPathComponent == "Made.swift"
      })
    #expect(plan.notes.contains("ShopTests: the script phase “Generate” has run."))

    // Up to date: it does not run again.
    try project.write("", to: "seen.txt")
    _ = try project.plan("Shop.xcodeproj", runsScripts: true)
    #expect(text("seen.txt") == "")
  }

  @Test func lintersAndUploadsAreSkippedAndToldOnce() throws {
    try write([
      ("Lint", "swiftlint && touch ran.txt", []),
      ("Lint again", "${PODS_ROOT}/SwiftLint/swiftlint", []),
      ("Symbols", "\"${PODS_ROOT}/FirebaseCrashlytics/upload-symbols\"", []),
      ("[CP] Embed Pods Frameworks", "exit 1", []),
    ])
    let plan = try project.plan("Shop.xcodeproj", runsScripts: true)
    #expect(text("ran.txt") == nil)
    #expect(plan.notes.filter { $0.contains("swiftlint") }.count == 1)
    #expect(
      plan.notes.contains(
        "The script phases that call swiftlint are not run: it looks at sources only."))
    #expect(plan.notes.contains { $0.contains("upload-symbols are not run") })
    #expect(!plan.notes.contains { $0.contains("CocoaPods") })
  }

  @Test func aFailedScriptEndsTheRunWithWhatItSaid() throws {
    try write([("Broken", "echo no such template >&2; exit 3", ["$(SRCROOT)/x.swift"])])
    #expect {
      try project.plan("Shop.xcodeproj", runsScripts: true)
    } throws: { error in
      "\(error)".hasPrefix(
        "ShopTests: the script phase “Broken” failed:\nno such template\n")
    }
  }
}
