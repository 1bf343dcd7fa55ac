import Foundation
import Testing

@testable import XcodeProjects

@Suite struct XMLTreeTests {
  @Test func bytesThatAreNoTextAreAnError() throws {
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("Broken.xcscheme")
    try (Data("<Scheme ".utf8) + Data([0xC3, 0x28, 0xFF])).write(to: file)
    #expect(throws: ProjectError.self) { try XMLTree(path: file.path) }
  }
}
