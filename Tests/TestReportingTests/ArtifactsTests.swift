import Foundation
import Testing

@testable import TestReporting

struct ArtifactsTests {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("artifacts-\(UUID().uuidString)", isDirectory: true)

  private func files(_ test: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: url.appendingPathComponent(test).path
    ).sorted()
  }

  @Test func eachTestHasAFolderWithItsFiles() throws {
    let folder = TestArtifacts(url: url)
    folder.write(
      [
        Artifact(name: "screen", png: Data([1])), Artifact(name: "screen", png: Data([2])),
        Artifact(name: "tree", text: "Window"),
      ], ofTest: "ScreenTests.showsTitle")
    #expect(try files("ScreenTests.showsTitle") == ["screen-2.png", "screen.png", "tree.txt"])
    try FileManager.default.removeItem(at: url)
  }

  @Test func failuresAreListedWithTheirPlace() throws {
    let folder = TestArtifacts(url: url)
    for line in [3, 8] {
      folder.append(
        RecordedFailure(message: "broken", position: SourcePosition(file: "A.swift", line: line)),
        ofTest: "A.b")
    }
    let text = try String(
      contentsOf: url.appendingPathComponent("A.b/failures.txt"), encoding: .utf8)
    #expect(text == "A.swift:3: broken\nA.swift:8: broken\n")
    try FileManager.default.removeItem(at: url)
  }

  @Test func theFirstWriteOfARunEmptiesTheFolder() throws {
    TestArtifacts(url: url).write([Artifact(name: "old", text: "")], ofTest: "A.b")
    TestArtifacts(url: url).write([Artifact(name: "new", text: "")], ofTest: "A.b")
    #expect(try files("A.b") == ["new.txt"])
    try FileManager.default.removeItem(at: url)
  }

  @Test func namesCannotLeaveTheFolder() {
    #expect(FileName.sanitized("../../etc/passwd") == "..-..-etc-passwd")
    #expect(FileName.sanitized("..") == "-")
    #expect(Artifact(name: "photo.PNG", png: Data()).fileName == "photo.PNG")
    #expect(Artifact(name: "", text: "").fileName == "attachment.txt")
  }

  @Test func attachmentsCarryTheirDataAndType() {
    let text = XCTAttachment(string: "hello")
    #expect(text.contents == Data("hello".utf8))
    #expect(text.uniformTypeIdentifier == "public.plain-text")
    #expect(text.lifetime == .deleteOnSuccess)
    #expect(
      XCTAttachment(plistObject: ["a": 1]).uniformTypeIdentifier == "com.apple.property-list")
    let missing = XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/nowhere/a.json"))
    #expect(String(decoding: missing.contents, as: UTF8.self).contains("could not be read"))
  }
}
