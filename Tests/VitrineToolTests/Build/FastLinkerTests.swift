import Foundation
import Testing

@testable import VitrineTool

@Suite struct FastLinkerTests {
  private let folder = TemporaryFolder()

  private func environment(
    _ options: [String] = [], user: [String: String] = [:]
  ) -> [String: String] {
    FastLinker.environment(
      for: Toolchain(swift: folder.url.appendingPathComponent("swift").path), options: options,
      environment: user)
  }

  private func installLinker() throws {
    try folder.write("", to: "ld.lld")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("ld.lld").path)
  }

  @Test func theLinkerBesideTheCompilerIsTaken() throws {
    #expect(environment() == [:])
    try installLinker()
    #expect(environment()[FastLinker.variable]?.contains("-fuse-ld=lld") == true)
  }

  @Test func theLinkerInThePathIsTaken() throws {
    try installLinker()
    let toolchain = Toolchain(swift: "/nowhere/swift")
    let found = FastLinker.environment(
      for: toolchain, options: [], environment: ["PATH": "/none:\(folder.url.path)"])
    #expect(found.keys.sorted() == [FastLinker.variable])
  }

  @Test func theUsersOwnChoiceStands() throws {
    try installLinker()
    #expect(environment(["-Xswiftc", "-use-ld=gold"]) == [:])
    #expect(environment(user: [FastLinker.variable: "+-v"]) == [:])
  }
}
