import Testing

@testable import XcodeProjects

@Suite struct ScriptPhaseTests {
  private func purpose(
    _ script: String, name: String = "Run Script", outputs: [String] = []
  ) -> ScriptPhase.Purpose {
    ScriptPhase(name: name, shell: "/bin/sh", script: script, inputs: [], outputs: outputs).purpose
  }

  @Test func aScriptIsKnownByTheToolsThatItCalls() {
    #expect(purpose("if which swiftlint; then swiftlint; fi") == .linter("swiftlint"))
    #expect(
      purpose("\"$PODS_ROOT/SwiftFormat/CommandLineTool/swiftformat\" .") == .linter("swiftformat"))
    #expect(purpose("sentry-cli upload-dif") == .delivery("sentry-cli"))
    #expect(purpose("exit 0", name: "[CP] Check Pods Manifest.lock") == .delivery("CocoaPods"))
    #expect(purpose("swiftgen config run") == .generator)
    #expect(purpose("./scripts/Helper.swift") == .other)
  }

  @Test func aScriptThatWritesSourcesGeneratesThem() {
    #expect(purpose("./make", outputs: ["$(DERIVED_FILE_DIR)/Keys.swift"]) == .generator)
    #expect(purpose("./make", outputs: ["$(DERIVED_FILE_DIR)/done.txt"]) == .other)
  }
}
