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
}
