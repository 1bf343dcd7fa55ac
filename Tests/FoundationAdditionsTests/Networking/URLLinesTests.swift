import Foundation
import FoundationAdditions
import Testing

struct URLLinesTests {
  @Test func theLinesOfAFileAreRead() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lines-\(UUID().uuidString).txt")
    try Data("one\n\ntwo\nthree".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three"])
    var count = 0
    for try await _ in file.resourceBytes { count += 1 }
    #expect(count == 14)
  }

  @Test func aMissingFileThrows() async {
    let file = URL(fileURLWithPath: "/nowhere/at/all.txt")
    await #expect(throws: (any Error).self) {
      for try await _ in file.lines {}
    }
  }
}
