import CoreGraphics
import FixtureFonts
import Foundation
import Testing

@testable import Typesetting

struct FontFaceTests {
  @Test func aFileSaysItsNamesWeightAndLines() throws {
    let face = try #require(FontFace.faces(inFile: BlocksFont.bold).first)
    #expect(face.postScriptName == "Blocks-Bold")
    #expect(face.familyName == "Blocks")
    #expect(face.fullName == "Blocks Bold")
    #expect(face.weight == 700)
    #expect(!face.isItalic)
    #expect(face.lines.ascender == 0.9)
    #expect(face.lines.descender == 0.3)
    #expect(face.lines.lineGap == 0.1)
    #expect(face.lines.capHeight == 0.7)
    #expect(face.lines.xHeight == 0.5)
  }

  @Test func glyphsAndPairsHaveTheFilesWidths() throws {
    let face = try #require(FontFace.faces(inFile: BlocksFont.regular).first)
    func scalar(_ character: Unicode.Scalar) -> UInt32 { character.value }
    #expect(face.ems(scalar("A")) == 0.6)
    #expect(face.ems(scalar("x")) == 0.4)
    #expect(face.ems(scalar("q")) == nil)
    #expect(face.isKerned)
    #expect(face.kerningEms(scalar("A"), scalar("V")) == -0.1)
    #expect(face.kerningEms(scalar("V"), scalar("x")) == -0.05)
    #expect(face.kerningEms(scalar("x"), scalar("A")) == 0)
  }

  @Test(arguments: [
    [], [1, 2, 3], Array("OTTO".utf8), Array(BlocksFont.regular.prefix(200)),
    Array(BlocksFont.regular.prefix(700)),
  ])
  func whatIsNoFontGivesNoneAndHarmsNobody(bytes: [UInt8]) {
    for face in FontFace.faces(inFile: bytes) { #expect(face.ems(0x41) ?? 0 >= 0) }
    #expect(FontFace.faces(inFile: Array(bytes.prefix(100))).isEmpty)
  }

  /// Every byte in turn says something else.
  @Test func damagedFilesEndReading() {
    for index in stride(from: 0, to: BlocksFont.regular.count, by: 3) {
      var bytes = BlocksFont.regular
      bytes[index] ^= 0xFF
      for face in FontFace.faces(inFile: bytes) {
        #expect(face.kerningEms(0x41, 0x56).isFinite)
      }
    }
  }
}
