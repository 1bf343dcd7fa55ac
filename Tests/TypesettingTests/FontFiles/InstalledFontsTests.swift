import CoreGraphics
import FixtureFonts
import Foundation
import Testing

@testable import Typesetting

/// The fonts of all tests are installed once: they stay, and nobody else has their names.
struct InstalledFontsTests {
  init() {
    InstalledFonts.add(BlocksFont.regular, origin: "regular")
    InstalledFonts.add(BlocksFont.bold, origin: "bold")
  }

  @Test(arguments: ["Blocks-Regular", "blocks-regular", "Blocks", "Blocks Regular"])
  func namesOfEveryKindFindAFont(name: String) {
    #expect(InstalledFonts.face(named: name)?.postScriptName == "Blocks-Regular")
  }

  @Test func theFamilyGivesTheWeightThatIsAskedFor() {
    func name(_ name: String, _ weight: CGFloat) -> String? {
      InstalledFonts.face(named: name, weight: weight, isItalic: false)?.postScriptName
    }
    #expect(name("Blocks", 700) == "Blocks-Bold")
    #expect(name("Blocks-Regular", 600) == "Blocks-Bold")
    #expect(name("Blocks-Bold", 400) == "Blocks-Bold")
    #expect(name("NoBlocks", 400) == nil)
  }

  @Test func textMeasuresWithTheAppsFont() {
    let font = ResolvedFont.resolve(FontDescriptor(size: 100, familyName: "Blocks-Regular"))
    #expect(isNear(font.width(of: "AxA"), 160))
    // Kerned by the font's own pairs.
    #expect(isNear(font.width(of: "AVA"), 180 - 10 - 5))
    #expect(isNear(font.metrics.ascender, 90))
    #expect(isNear(font.metrics.lineHeight, 120))
    #expect(isNear(font.metrics.leading, 10))
    let bold = FontDescriptor(size: 100, weight: .bold, familyName: "Blocks")
    #expect(isNear(ResolvedFont.resolve(bold).width(of: "AxA"), 200))
  }

  @Test func whatTheFontLacksMeasuresAsInTheSystems() {
    let font = ResolvedFont.resolve(FontDescriptor(size: 40, familyName: "Blocks-Regular"))
    #expect(font.width(of: "q") > 10)
    #expect(isNear(font.width(of: "漢"), 40))
  }

  @Test func fontsThatAreTakenAwayMeasureNoMore() throws {
    var file = BlocksFont.regular
    let name = Array("Blocks".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    // The same font under another name.
    while let place = file.indices.dropLast(name.count).first(where: {
      file[$0..<($0 + name.count)].elementsEqual(name)
    }) {
      file[place + 1] = UInt8(ascii: "C")
    }
    let added = InstalledFonts.add(file, origin: "other")
    #expect(added.map(\.postScriptName) == ["Clocks-Regular"])
    #expect(InstalledFonts.add(file, origin: "other").isEmpty)
    let descriptor = FontDescriptor(size: 100, familyName: "Clocks")
    #expect(isNear(ResolvedFont.resolve(descriptor).width(of: "A"), 60))
    #expect(InstalledFonts.remove(origin: "other"))
    #expect(!InstalledFonts.remove(origin: "other"))
    #expect(!isNear(ResolvedFont.resolve(descriptor).width(of: "A"), 60))
  }
}
