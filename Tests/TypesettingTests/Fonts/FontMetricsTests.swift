import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Expected values: line metrics of the system font as iOS reports them.
struct FontMetricsTests {
  @Test func lineHeightIsTheSystemFonts() {
    #expect(isNear(system(17).metrics.lineHeight, 20.287))
    #expect(isNear(system(12).metrics.ascender, 11.426))
    #expect(isNear(system(34).metrics.capHeight, 23.956))
  }

  @Test func everyWeightHasTheSameLineHeight() {
    #expect(system(20, .black).metrics == system(20, .ultraLight).metrics)
  }

  @Test(arguments: [
    (11.0, 13.333, 13.5), (12, 14.333, 14.5), (13, 15.667, 16), (15, 18, 18), (16, 19.333, 19.5),
    (17, 20.333, 20.5), (20, 24, 24), (22, 26.333, 26.5), (28, 33.667, 33.5), (34, 40.667, 41),
  ])
  func oneLineLabelIsRoundedUpToPixels(size: CGFloat, at3x: CGFloat, at2x: CGFloat) {
    let text = "A label"
    let atThree = paragraph(text, system(size)) { $0.displayScale = 3 }
    let atTwo = paragraph(text, system(size)) { $0.displayScale = 2 }
    #expect(isNear(atThree.idealSize.height, at3x))
    #expect(isNear(atTwo.idealSize.height, at2x))
  }

  @Test func styleCarriesTheTablesLeading() {
    let body = FontDescriptor(style: .body)
    #expect(isNear(body.metrics.leading, 22 - 20.287))
    #expect(system(17).metrics.leading == 0)
  }

  @Test func tableLeadingBelowTheLineHeightCountsAsNone() {
    #expect(FontDescriptor(style: .caption2).metrics.leading == 0)
  }

  @Test func looseAndTightLeadingDifferByTwoPoints() {
    var loose = FontDescriptor(style: .body)
    var tight = loose
    loose.leading = .loose
    tight.leading = .tight
    #expect(isNear(loose.metrics.leading - tight.metrics.leading, 4))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -3, 0])
  func unusableSizeMeasuresAsNothing(size: CGFloat) {
    #expect(system(size).metrics.lineHeight == 0)
    #expect(paragraph("text", system(size)).idealSize == .zero)
  }

  @Test func knownFamilyHasItsOwnLines() {
    let menlo = FontDescriptor(size: 10, familyName: "Menlo-Regular")
    let unknown = FontDescriptor(size: 10, familyName: "Nobody Knows")
    #expect(isNear(menlo.metrics.lineHeight, 11.64))
    #expect(unknown.metrics == system(10).metrics)
  }
}
