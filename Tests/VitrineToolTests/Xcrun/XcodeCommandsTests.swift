import Foundation
import Testing

@testable import VitrineTool

@Suite struct XcodeCommandsTests {
  private let folder = TemporaryFolder()

  @Test func commandsCallTheTool() throws {
    let commands = XcodeCommands(program: "/opt/it's/vitrine")
    let bin = folder.url.appendingPathComponent("bin")
    #expect(try commands.install(in: bin) == ["xcodebuild", "xcrun", "xcode-select"])
    let file = bin.appendingPathComponent("xcrun")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasSuffix("exec '/opt/it'\\''s/vitrine' xcrun \"$@\"\n"))
    #expect(FileManager.default.isExecutableFile(atPath: file.path))
    // A newer tool takes the place of an older one.
    #expect(throws: Never.self) { try commands.install(in: bin) }
  }

  @Test func otherCommandsAreNotOverwritten() throws {
    try folder.write("#!/bin/sh\n", to: "bin/xcrun")
    let bin = folder.url.appendingPathComponent("bin")
    let error = #expect(throws: ToolError.self) {
      try XcodeCommands(program: "/vitrine").install(in: bin)
    }
    #expect(error?.description.contains("is there already and is not ours") == true)
    #expect(!FileManager.default.fileExists(atPath: bin.appendingPathComponent("xcodebuild").path))
  }

  @Test func toolsAreFoundOrNamed() {
    var output: [String] = []
    var errors: [String] = []
    let xcrun = Xcrun(
      environment: ProcessInfo.processInfo.environment, directory: folder.url,
      print: { output.append($0) }, warn: { errors.append($0) })
    #expect(xcrun.run(["--find", "swift"]) == 0)
    #expect(output.last?.hasSuffix("/swift") == true)
    #expect(xcrun.run(["--sdk", "iphonesimulator", "--show-sdk-version"]) == 0)
    #expect(output.last == "26.2")
    #expect(xcrun.run(["--sdk", "macosx", "--find", "swift"]) == 72)
    #expect(xcrun.run(["agvtool", "what-version"]) == 72)
    #expect(errors.last?.contains("unable to find utility \"agvtool\"") == true)
    #expect(xcrun.run(["xcresulttool", "version"]) == 0)
  }
}
