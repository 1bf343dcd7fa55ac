import Foundation
import Testing

@testable import XcodeProjects

@Suite struct PropertyListFileTests {
  private let folder = TemporaryFolder()

  @Test func xmlAndJSONAreReadLikeOpenStep() throws {
    try folder.write(
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><string>x</string><key>b</key><true/></dict></plist>
      """#, to: "a.plist")
    try folder.write(#"{ "a": "x", "b": true }"#, to: "b.plist")
    try folder.write("{ a = x; b = YES; }", to: "c.plist")
    for name in ["a", "b", "c"] {
      let file = try PropertyListFile(path: folder.url.path + "/\(name).plist")
      #expect(file.root["a"] == .string("x"), "\(name)")
      #expect(file.root["b"] == .string("YES"), "\(name)")
    }
  }

  @Test func utf16AndMacRomanAreRead() throws {
    var data = Data([0xFF, 0xFE])
    data.append("{ a = \"ü\"; }".data(using: .utf16LittleEndian) ?? Data())
    #expect(try PropertyListFile(data, path: "x").root["a"] == .string("ü"))
    let roman = Data(Array("{ a = \"".utf8) + [0x9F] + Array("\"; }".utf8))
    #expect(try PropertyListFile(roman, path: "x").root["a"] == .string("ü"))
  }

  @Test func aMissingFileIsNamed() {
    #expect(throws: ProjectError("/nowhere/x", "the file is missing or can't be read.")) {
      try PropertyListFile(path: "/nowhere/x")
    }
  }
}
