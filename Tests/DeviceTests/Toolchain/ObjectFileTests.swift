import Foundation
import Testing

@testable import Device

struct ObjectFileTests {
  @Test func theRunningProgramHasCode() throws {
    let file = try #require(ObjectFile(path: "/proc/self/exe"))
    let code = try #require(file.sections.first { $0.name == ".text" })
    #expect(code.bytes.count > 0 && !code.isPacked)
    let symbols = try #require(file.sections.first { $0.kind == 2 || $0.kind == 11 })
    #expect(file.sections[symbols.link].kind == 3, "names are a table of texts")
  }

  @Test func otherFilesAreNone() throws {
    #expect(ObjectFile(path: "/no/such/file") == nil)
    let text = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(repeating: 0x7f, count: 100).write(to: text)
    defer { try? FileManager.default.removeItem(at: text) }
    #expect(ObjectFile(path: text.path) == nil)
  }

  @Test func sectionsThatLieOutsideOfTheFileAreEmpty() throws {
    // A table of two sections directly behind the head; the second one says that it lies far away.
    var bytes = [UInt8](repeating: 0, count: 64 + 2 * 64)
    bytes.replaceSubrange(0..<6, with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
    bytes[0x28] = 64
    bytes[0x3a] = 64
    bytes[0x3c] = 2
    for place in 64 + 64 + 24..<64 + 64 + 40 { bytes[place] = 0x11 }
    try bytes.withUnsafeBytes { bytes in
      let file = try #require(ObjectFile(bytes))
      #expect(file.sections.map(\.bytes.count) == [0, 0])
      #expect(file.sections.map(\.name) == ["", ""])
    }
    for place in 0x28..<0x40 { bytes[place] = 0xff }
    try bytes.withUnsafeBytes { bytes in
      let file = try #require(ObjectFile(bytes))
      #expect(file.sections.isEmpty)
    }
  }

  @Test func numbersAndTextsEndWithTheirBytes() {
    let bytes: [UInt8] = [1, 2, 0x41, 0x42]
    bytes.withUnsafeBytes { bytes in
      #expect(bytes.number(at: 0, 2) == 0x201)
      #expect(bytes.number(at: 3, 2) == 0 && bytes.number(at: -1, 8) == 0)
      #expect(Array(bytes.bytesOfText(at: 2)) == [0x41, 0x42])
      #expect(bytes.bytesOfText(at: 4).isEmpty)
    }
  }
}
