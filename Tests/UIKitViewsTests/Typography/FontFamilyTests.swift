import Foundation
import Testing

@testable import UIKit

@MainActor
struct FontFamilyTests {
  @Test(arguments: [
    ("Menlo-Regular", "Menlo-Regular", "Menlo"), ("Menlo", "Menlo-Regular", "Menlo"),
    ("Menlo-Bold", "Menlo-Bold", "Menlo"), ("HelveticaNeue", "HelveticaNeue", "Helvetica Neue"),
    ("Helvetica Neue", "HelveticaNeue", "Helvetica Neue"),
    ("HelveticaNeue-MediumItalic", "HelveticaNeue-MediumItalic", "Helvetica Neue"),
    ("Helvetica-Oblique", "Helvetica-Oblique", "Helvetica"),
    ("TimesNewRomanPSMT", "TimesNewRomanPSMT", "Times New Roman"),
    ("Arial", "ArialMT", "Arial"), ("AvenirNext-DemiBold", "AvenirNext-DemiBold", "Avenir Next"),
    ("Georgia-Bold", "Georgia-Bold", "Georgia"),
  ])
  func fontsTellTheirNames(_ name: String, _ fontName: String, _ family: String) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.fontName == fontName)
    #expect(font.familyName == family)
    #expect(UIFontDescriptor(name: name, size: 12).postscriptName == fontName)
  }

  @Test func traitsLeadToOtherFontsOfTheFamily() throws {
    let plain = UIFontDescriptor(name: "Menlo-Regular", size: 12)
    let bold = try #require(plain.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Menlo-Bold")
  }
}
