import AppIntents
import Foundation
import Testing
import UniformTypeIdentifiers

struct IntentFileTests {
  @Test func filesInMemoryHaveTheirBytes() {
    let file = IntentFile(data: Data("a".utf8), filename: "a.txt", type: .plainText)
    #expect(file.data == Data("a".utf8))
    #expect(file.fileURL == nil)
    #expect(file.type == .plainText)
  }

  @Test func filesOnTheDiskAreRead() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("b".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = IntentFile(fileURL: url)
    #expect(file.data == Data("b".utf8))
    #expect(file.filename == url.lastPathComponent)
  }
}
