import Foundation
import Testing

@testable import VitrineTool

@Suite struct ScratchFolderTests {
  private let temporary = TemporaryFolder()

  private func scratch() throws -> ScratchFolder {
    try ScratchFolder(temporary.url.appendingPathComponent("scratch"))
  }

  private func date(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(
      atPath: temporary.url.appendingPathComponent("scratch/\(path)").path)[.modificationDate]
      as? Date
  }

  private func text(_ path: String) -> String? {
    try? String(
      contentsOf: temporary.url.appendingPathComponent("scratch/\(path)"), encoding: .utf8)
  }

  @Test func anUnchangedFileKeepsItsDate() throws {
    try scratch().write("one", to: "Sources/A/a.swift")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: past],
      ofItemAtPath: temporary.url.appendingPathComponent("scratch/Sources/A/a.swift").path)
    try scratch().write("one", to: "Sources/A/a.swift")
    #expect(try date("Sources/A/a.swift") == past)
    try scratch().write("two", to: "Sources/A/a.swift")
    #expect(try date("Sources/A/a.swift") != past)
    #expect(text("Sources/A/a.swift") == "two")
  }

  @Test func foldersAreCopiedWhole() throws {
    try temporary.write("{}", to: "Assets.xcassets/Red.colorset/Contents.json")
    try temporary.write("junk", to: "Assets.xcassets/.DS_Store")
    let scratch = try scratch()
    try scratch.copy(
      temporary.url.appendingPathComponent("Assets.xcassets"), to: "App.app/Assets.xcassets")
    #expect(text("App.app/Assets.xcassets/Red.colorset/Contents.json") == "{}")
    #expect(text("App.app/Assets.xcassets/.DS_Store") == nil)
  }

  @Test func aChangedSourceIsCopiedAgain() throws {
    try temporary.write("a", to: "a.txt")
    let source = temporary.url.appendingPathComponent("a.txt")
    try scratch().copy(source, to: "a.txt")
    try temporary.write("longer", to: "a.txt")
    try scratch().copy(source, to: "a.txt")
    #expect(text("a.txt") == "longer")
  }

  @Test func whatARunDoesNotNeedAnyMoreIsRemoved() throws {
    let first = try scratch()
    try first.write("a", to: "Sources/A/a.swift")
    try first.write("b", to: "Sources/B/b.swift")
    try first.write("kept", to: "Elsewhere/c.txt")
    let second = try scratch()
    try second.write("a", to: "Sources/A/a.swift")
    second.removeLeftovers(in: ["Sources"])
    #expect(text("Sources/A/a.swift") == "a")
    #expect(text("Sources/B/b.swift") == nil)
    #expect(
      !FileManager.default.fileExists(
        atPath: temporary.url.appendingPathComponent("scratch/Sources/B").path))
    #expect(text("Elsewhere/c.txt") == "kept")
  }

  @Test func aLinkedProgramLiesUnderTheOtherName() throws {
    try temporary.write("#!/bin/sh\n", to: "program")
    let scratch = try scratch()
    try scratch.link(temporary.url.appendingPathComponent("program").path, as: "App.app/App")
    try scratch.link(temporary.url.appendingPathComponent("program").path, as: "App.app/App")
    #expect(text("App.app/App") == "#!/bin/sh\n")
  }

  @Test func theStandardFolderLiesInTheUsersCachesAndTellsProjectsApart() {
    let here = ScratchFolder.standard(
      for: URL(fileURLWithPath: "/here/App.xcodeproj"), environment: ["HOME": "/home/me"])
    let there = ScratchFolder.standard(
      for: URL(fileURLWithPath: "/there/App.xcodeproj"), environment: ["HOME": "/home/me"])
    #expect(here.path.hasPrefix("/home/me/.cache/vitrine/projects/App-"))
    #expect(here != there)
    let moved = ScratchFolder.standard(
      for: URL(fileURLWithPath: "/here/App.xcodeproj"),
      environment: ["HOME": "/home/me", "XDG_CACHE_HOME": "/caches"])
    #expect(moved.path.hasPrefix("/caches/vitrine/projects/App-"))
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() throws {
    try temporary.write("a file", to: "scratch")
    #expect {
      _ = try scratch()
    } throws: { error in
      "\(error)".contains("scratch can't be made") && "\(error)".contains("--scratch-path")
    }
  }
}
