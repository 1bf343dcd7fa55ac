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

  @Test(arguments: [
    ("", "it is empty"), ("<Scheme><A></Scheme>", "an element is not closed"),
    ("<Scheme>", "an element is not closed"),
  ]) func textsThatAreNoXMLAreAnErrorWithItsReason(text: String, reason: String) throws {
    let folder = TemporaryFolder()
    try folder.write(text, to: "Broken.xcscheme")
    let error = #expect(throws: ProjectError.self) {
      try XMLTree(path: folder.url.appendingPathComponent("Broken.xcscheme").path)
    }
    #expect(error?.sentence.contains("(\(reason)") == true, "\(error?.sentence ?? "")")
  }
}
