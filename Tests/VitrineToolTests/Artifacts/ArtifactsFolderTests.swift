import Foundation
import Testing

@testable import VitrineTool

@Suite struct ArtifactsFolderTests {
  private let temporary = TemporaryFolder()

  @Test func findsTheFilesOfATestUnderTheSpellingsOfTheLibraries() throws {
    let folder = try ArtifactsFolder(temporary.url.appendingPathComponent("out"))
    try temporary.write("x", to: "out/CartTests.testFails/screenshot.png")
    try temporary.write("x", to: "out/Cart.Nested.skips()/view-tree.txt")
    try temporary.write("x", to: "out/CartTests.testOther/screenshot.png")
    let path = folder.url.path
    #expect(
      folder.files(of: .xctest("testFails")) == ["\(path)/CartTests.testFails/screenshot.png"])
    #expect(
      folder.files(of: .swiftTesting("skips()")) == ["\(path)/Cart.Nested.skips()/view-tree.txt"])
  }

  @Test func emptiesOnlyAFolderThatItMade() throws {
    let own = temporary.url.appendingPathComponent("own")
    let foreign = temporary.url.appendingPathComponent("foreign")
    _ = try ArtifactsFolder(own)
    try temporary.write("x", to: "own/A.b/screenshot.png")
    try temporary.write("x", to: "foreign/thesis.txt")
    _ = try ArtifactsFolder(own)
    _ = try ArtifactsFolder(foreign)
    #expect(!FileManager.default.fileExists(atPath: own.path + "/A.b"))
    #expect(FileManager.default.fileExists(atPath: foreign.path + "/thesis.txt"))
  }

  @Test func aFileInTheWayIsAClearError() throws {
    try temporary.write("x", to: "out")
    let path = temporary.url.appendingPathComponent("out")
    #expect(
      throws: ToolError(
        "The artifacts folder \(path.path) is a file.\nGive another with --artifacts.")
    ) {
      try ArtifactsFolder(path)
    }
  }

  @Test func aFolderThatCannotBeMadeIsAClearError() {
    #expect(throws: ToolError.self) {
      try ArtifactsFolder(URL(fileURLWithPath: "/proc/vitrine/artifacts"))
    }
  }
}
