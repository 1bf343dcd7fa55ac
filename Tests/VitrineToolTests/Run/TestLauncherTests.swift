import Foundation
import Testing

@testable import VitrineTool

@Suite struct TestLauncherTests {
  @Test func listingTestsLeavesNothingInTheFolder() throws {
    let folder = TemporaryFolder()
    let launcher = try launcher(in: folder)
    let programs = launcher.listing()
    #expect(programs.count == 2)
    // What counts the code that runs would write "default.profraw" there.
    #expect(programs.allSatisfy { $0.environment["LLVM_PROFILE_FILE"] == "/dev/null" })
  }

  @Test func testsFindOutOnWhichDeviceTheyRun() throws {
    let folder = TemporaryFolder()
    var launcher = try launcher(in: folder)
    launcher.environment["SIMULATOR_DEVICE_NAME"] = "Mine"
    let program = launcher.program(for: .xctest, only: nil)
    #expect(program.environment["SIMULATOR_DEVICE_NAME"] == "Mine")
    let all = ProcessInfo.processInfo.environment.merging(program.environment) { $1 }
    #expect(all["SIMULATOR_UDID"] != nil)
    #expect(all["SIMULATOR_HOST_HOME"] != nil)
  }

  private func launcher(in folder: TemporaryFolder) throws -> TestLauncher {
    TestLauncher(
      swift: SwiftCommand(
        toolchain: Toolchain(swift: "/usr/bin/swift"), package: folder.url.path, scratchPath: nil,
        marker: RunMarker(inheriting: nil)),
      arguments: SwiftArguments(), product: TestProduct(path: "/tests"), filters: [],
      isParallel: true,
      artifacts: try ArtifactsFolder(folder.url.appendingPathComponent("artifacts")),
      interruption: try Interruption(), directory: folder.url.path)
  }
}
