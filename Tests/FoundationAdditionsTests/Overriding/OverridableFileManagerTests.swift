import Foundation
import Testing

@testable import FoundationAdditions

/// Calls come through variables of the type `FileManager`, as those of an app's code.
@Suite struct OverridableFileManagerTests {
  private let url = URL(fileURLWithPath: "/nowhere/at/all")

  @Test func everyOverrideIsReached() throws {
    let mock = FileMock()
    let manager: FileManager = mock
    var isDirectory: ObjCBool = false
    #expect(manager.fileExists(atPath: "/nowhere", isDirectory: &isDirectory))
    #expect(isDirectory.boolValue)
    #expect(manager.fileExists(atPath: "/nowhere"))
    #expect(try manager.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) == [url])
    #expect(manager.subpaths(atPath: "/nowhere") == ["a", "b"])
    #expect(manager.enumerator(atPath: "/") == nil)
    #expect(manager.enumerator(at: url, includingPropertiesForKeys: nil) == nil)
    #expect(try manager.replaceItemAt(url, withItemAt: url) == url)
    #expect(
      try manager.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false
      ).path == "/mock")
    #expect(
      mock.calls == [
        "fileExists(atPath:isDirectory:)", "fileExists(atPath:)", "contentsOfDirectory",
        "subpaths", "enumerator(atPath:)", "enumerator(at:)", "replaceItemAt", "url",
      ])
  }

  @Test func anErrorOfAnOverrideIsThrown() {
    let mock = FileMock()
    mock.error = CocoaError(.fileReadNoPermission)
    let manager: FileManager = mock
    #expect(throws: CocoaError(.fileReadNoPermission)) {
      try manager.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
    }
  }

  /// The disk is what Foundation shows of it.
  @Test(arguments: [FileManager.default, PlainFiles()])
  func whatIsNotOverriddenIsFoundations(_ manager: FileManager) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: file)
    var isDirectory: ObjCBool = false
    #expect(manager.fileExists(atPath: folder.path, isDirectory: &isDirectory))
    #expect(isDirectory.boolValue)
    #expect(manager.fileExists(atPath: file.path, isDirectory: &isDirectory))
    #expect(!isDirectory.boolValue)
    #expect(
      try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .map(\.lastPathComponent) == ["a.txt"])
    #expect(manager.subpaths(atPath: folder.path) == ["a.txt"])
    #expect(manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } == ["a.txt"])
    let found = manager.enumerator(at: folder, includingPropertiesForKeys: nil)
    #expect(found?.compactMap { ($0 as? URL)?.lastPathComponent } == ["a.txt"])
    let documents = try manager.url(
      for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(documents.isFileURL)
    #expect(throws: (any Error).self) {
      try manager.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
    }
  }
}

private final class PlainFiles: OverridableFileManager, @unchecked Sendable {}

private final class FileMock: OverridableFileManager, @unchecked Sendable {
  var calls: [String] = []
  var error: (any Error)?

  override func _overridable_fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool {
    calls.append("fileExists(atPath:isDirectory:)")
    isDirectory?.pointee = true
    return true
  }

  override func fileExists(atPath path: String) -> Bool {
    calls.append("fileExists(atPath:)")
    return true
  }

  override func _overridable_contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    calls.append("contentsOfDirectory")
    if let error { throw error }
    return [url]
  }

  override func _overridable_subpaths(atPath path: String) -> [String]? {
    calls.append("subpaths")
    return ["a", "b"]
  }

  override func _overridable_enumerator(atPath path: String) -> FileManager.DirectoryEnumerator? {
    calls.append("enumerator(atPath:)")
    return nil
  }

  override func _overridable_enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> FileManager.DirectoryEnumerator? {
    calls.append("enumerator(at:)")
    return nil
  }

  override func _overridable_replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: FileManager.ItemReplacementOptions = []
  ) throws -> URL? {
    calls.append("replaceItemAt")
    return originalItemURL
  }

  override func _overridable_url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    calls.append("url")
    return URL(fileURLWithPath: "/mock")
  }
}
