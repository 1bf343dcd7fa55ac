import Foundation
import Testing

@testable import UIKit

@Suite struct KnownFontsTests {
  @Test(arguments: [
    "Helvetica", "HelveticaNeue-Bold", "Helvetica Neue", "Avenir-BookOblique", "Georgia",
    "TimesNewRomanPS-BoldMT", "Menlo-Regular", "AmericanTypewriter", "Courier New", "Futura-Medium",
    "GillSans", "MarkerFelt-Thin", "Arial-BoldMT", "ArialMT", "helveticaneue", ".SFUI-Regular",
  ])
  func fontsOfTheSystemAreThere(name: String) {
    #expect(UIFont(name: name, size: 12)?.pointSize == 12)
  }

  @Test(arguments: ["NoSuchFont", "NoSuchFont-Bold", "Lobster", "", "Helvetic"])
  func otherFontsAreNot(name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test func aFontFileSaysItsNames() {
    func number(_ value: Int, _ length: Int) -> [UInt8] {
      (0..<length).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
    }
    let name = Array("Story-Bold".utf16).flatMap { number(Int($0), 2) }
    let family = Array("Story".utf8)
    var file = number(0x0001_0000, 4) + number(1, 2) + number(0, 6)
    file += Array("name".utf8) + number(0, 4) + number(28, 4) + number(100, 4)
    file += number(0, 2) + number(2, 2) + number(30, 2)
    file += [3, 1, 0x409, 6, name.count, 0].flatMap { number($0, 2) }
    file += [1, 0, 0, 1, family.count, name.count].flatMap { number($0, 2) }
    file += name + family
    #expect(FontNameTable.names(in: file) == ["Story-Bold", "Story"])
    #expect(FontNameTable.names(in: [1, 2, 3]).isEmpty)
    #expect(FontNameTable.names(in: Array(file.prefix(60))).isEmpty)
  }
}
