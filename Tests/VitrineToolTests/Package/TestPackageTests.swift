import Foundation
import Testing

@testable import VitrineTool

@Suite struct TestPackageTests {
  private let temporary = TemporaryFolder()

  private func message(_ path: String) -> String {
    do {
      return try TestPackage.directory(at: path).path
    } catch {
      return "\(error)"
    }
  }

  @Test func aMissingFolderIsNamed() {
    let path = temporary.url.path + "/nowhere"
    #expect(message(path) == "No such folder: \(path)")
  }

  @Test func aFolderInsideAPackageLeadsToThePackage() throws {
    try temporary.write("", to: "Package.swift")
    try temporary.write("", to: "Sources/a.swift")
    let path = temporary.url.path
    #expect(
      message(path + "/Sources") == """
        Not a Swift package: \(path)/Sources has no Package.swift.
        Did you mean the package around it, \(path)?
        """)
  }

  @Test func anXcodeProjectIsRecognised() throws {
    try temporary.write("", to: "Shop.xcodeproj/project.pbxproj")
    #expect(message(temporary.url.path).contains("Shop.xcodeproj is an Xcode project"))
  }

  @Test func aPackageWithoutTestTargetsIsToldHowToGetOne() {
    let manifest = #"{"name":"Shop","targets":[{"name":"Shop","type":"regular"}]}"#
    #expect(
      throws: ToolError(
        """
        No tests: the package Shop declares no test target.
        Add one to Package.swift: .testTarget(name: "ShopTests", dependencies: [...])
        """)
    ) {
      try TestPackage(
        directory: URL(fileURLWithPath: "/app"), manifest: Data(manifest.utf8))
    }
  }

  @Test func aMissingToolchainIsAClearError() {
    let error = #expect(throws: ToolError.self) {
      try Toolchain.find(searchPath: temporary.url.path)
    }
    #expect(error?.description.hasPrefix("No Swift toolchain: there is no `swift`") == true)
  }
}
