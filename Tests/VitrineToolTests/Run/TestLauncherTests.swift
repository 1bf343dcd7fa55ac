import Foundation
import Testing

@testable import VitrineTool

@Suite struct TestLauncherTests {
  @Test func listingTestsLeavesNothingInTheFolder() throws {
    let folder = TemporaryFolder()
    let launcher = TestLauncher(
      swift: SwiftCommand(
        toolchain: Toolchain(swift: "/usr/bin/swift"), package: folder.url.path, scratchPath: nil,
        marker: RunMarker(inheriting: nil)),
      arguments: SwiftArguments(), product: TestProduct(path: "/tests"), filters: [],
      isParallel: true,
      artifacts: try ArtifactsFolder(folder.url.appendingPathComponent("artifacts")),
      interruption: try Interruption(), directory: folder.url.path)
    let programs = launcher.listing()
    #expect(programs.count == 2)
    // What counts the code that runs would write "default.profraw" there.
    #expect(programs.allSatisfy { $0.environment["LLVM_PROFILE_FILE"] == "/dev/null" })
  }
}
