import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

struct TextStyleTests {
  @Test func bodyGrowsWithTheCategory() {
    let sizes = TextSizeCategory.allCases.map { TextStyle.body.metrics(for: $0).size }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func everyStyleGrowsOrStaysWithTheCategory() {
    for style in TextStyle.allCases {
      let sizes = TextSizeCategory.allCases.map { style.metrics(for: $0).size }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func headlineIsSemiboldAndTheOthersAreRegular() {
    let semibold = TextStyle.allCases.filter { $0.defaultWeight == .semibold }
    #expect(semibold == [.headline])
  }

  @Test func boldTraitDependsOnTheStyle() {
    #expect(TextStyle.title2.boldTraitWeight == .bold)
    #expect(TextStyle.body.boldTraitWeight == .semibold)
    #expect(TextStyle.caption.boldTraitWeight == .medium)
  }

  @Test func scaledValueFollowsTheStyle() {
    #expect(TextStyle.body.scaledValue(34, for: .extraExtraExtraLarge) == 46)
    #expect(TextStyle.body.scaledFontSize(20, for: .extraExtraExtraLarge) == 27)
    #expect(TextStyle.largeTitle.scaledValue(10, for: .large) == 10)
  }

  @Test func onlyTheLargestFiveAreAccessibilityCategories() {
    #expect(TextSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
  }
}
