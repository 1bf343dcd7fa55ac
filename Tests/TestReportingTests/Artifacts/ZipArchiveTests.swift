import Foundation
import Testing

@testable import TestReporting

@Suite
struct ZipArchiveTests {
  /// A folder with a text that packs well, one that does not, a folder in it and a link; removed at the end.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("zip-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("Ordner ä")
    try files.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(String(repeating: "again ", count: 1_000).utf8)
      .write(to: folder.appendingPathComponent("long.txt"))
    try Data("x".utf8).write(to: inner.appendingPathComponent("short.txt"))
    try files.createSymbolicLink(
      atPath: folder.appendingPathComponent("link").path, withDestinationPath: "long.txt")
    try body(folder)
  }

  @Test func aFolderIsOneAttachment() throws {
    try withFolder { folder in
      let attachment = XCTAttachment(compressedContentsOfDirectory: folder)
      #expect(attachment.uniformTypeIdentifier == "public.zip-archive")
      #expect(attachment.name == "\(folder.lastPathComponent).zip")
      let data = attachment.contents
      #expect(data.prefix(4) == Data([0x50, 0x4B, 3, 4]))
      #expect(data.count < 1_000)
      // The number of entries stands before the size of the directory.
      #expect(data[data.count - 12] == 4)
      #expect(XCTAttachment(compressedContentsOfDirectory: folder).contents == data)
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/unzip")))
  func archivesCanBeUnpacked() throws {
    try withFolder { folder in
      let files = FileManager.default
      let archive = files.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).zip")
      let target = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer {
        try? files.removeItem(at: archive)
        try? files.removeItem(at: target)
      }
      try ZipArchive.contents(ofFolder: folder).write(to: archive)
      let unzip = Process()
      unzip.executableURL = URL(fileURLWithPath: "/usr/bin/unzip")
      unzip.arguments = ["-q", archive.path, "-d", target.path]
      unzip.environment = ["LC_ALL": "C.UTF-8"]
      try unzip.run()
      unzip.waitUntilExit()
      #expect(unzip.terminationStatus == 0)
      #expect(try files.subpathsOfDirectory(atPath: target.path).count == 4)
      let text = try String(
        contentsOf: target.appendingPathComponent("Ordner ä/short.txt"), encoding: .utf8)
      #expect(text == "x")
      #expect(
        try Data(contentsOf: target.appendingPathComponent("link"))
          == Data(contentsOf: folder.appendingPathComponent("long.txt")))
    }
  }

  @Test func whatIsNoFolderIsTold() {
    let attachment = XCTAttachment(
      compressedContentsOfDirectory: URL(fileURLWithPath: "/nowhere/Logs"))
    #expect(attachment.uniformTypeIdentifier == "public.plain-text")
    #expect(
      String(decoding: attachment.contents, as: UTF8.self)
        == "The folder /nowhere/Logs is no folder.")
    #expect(attachment.name == "Logs")
  }
}
