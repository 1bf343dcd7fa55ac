import Foundation
import Testing

@testable import Automation

struct FileIdentityTests {
  @Test func aFileThatIsWrittenReplacedOrDatedIsAnother() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(FileIdentity(at: file.path) == nil)
    try Data("a".utf8).write(to: file)
    var known = [try #require(FileIdentity(at: file.path))]
    #expect(FileIdentity(at: file.path) == known[0])
    try Data("ab".utf8).write(to: file)
    known.append(try #require(FileIdentity(at: file.path)))
    try FileManager.default.setAttributes(
      [.modificationDate: Date.distantPast], ofItemAtPath: file.path)
    known.append(try #require(FileIdentity(at: file.path)))
    try FileManager.default.removeItem(at: file)
    try Data("cd".utf8).write(to: file)
    known.append(try #require(FileIdentity(at: file.path)))
    #expect(Set(known).count == 4)
  }
}
